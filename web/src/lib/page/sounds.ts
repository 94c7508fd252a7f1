/** Soft sounds of a game, made here: nothing is loaded. Only those hear them who have asked for them. */

export type Sound = "pen" | "coin" | "stamp" | "page";

let context: AudioContext | undefined;

/** Play one, or several one after the other; silent where the browser does not let us. */
export function play(...sounds: readonly Sound[]): void {
    try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume();
        const audio = context;
        sounds.forEach((sound, at) => SOUNDS[sound](audio, audio.currentTime + at * 0.16));
    } catch {
        // A browser without sound.
    }
}

const SOUNDS: Record<Sound, (audio: AudioContext, start: number) => void> = {
    pen: (audio, start) => {
        rustle(audio, start, 0.12, "bandpass", 3200, 2600, 0.1);
        rustle(audio, start + 0.13, 0.09, "bandpass", 2800, 3400, 0.08);
    },
    coin: (audio, start) => {
        tone(audio, start, 1568, 1568, 0.25, 0.05);
        tone(audio, start + 0.06, 2093, 2093, 0.35, 0.05);
    },
    stamp: (audio, start) => {
        tone(audio, start, 130, 55, 0.18, 0.16);
        rustle(audio, start, 0.06, "lowpass", 900, 300, 0.08);
    },
    page: (audio, start) => rustle(audio, start, 0.28, "lowpass", 700, 2600, 0.15),
};

function faded(audio: AudioContext, start: number, lasts: number, loudness: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
    gain.connect(audio.destination);
    return gain;
}

function tone(
    audio: AudioContext,
    start: number,
    from: number,
    to: number,
    lasts: number,
    loudness: number,
): void {
    const source = audio.createOscillator();
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(faded(audio, start, lasts, loudness));
    source.start(start);
    source.stop(start + lasts);
}

function rustle(
    audio: AudioContext,
    start: number,
    lasts: number,
    kind: BiquadFilterType,
    from: number,
    to: number,
    loudness: number,
): void {
    const noise = audio.createBuffer(1, Math.ceil(lasts * audio.sampleRate), audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let at = 0; at < wave.length; at++) wave[at] = 2 * Math.random() - 1;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.linearRampToValueAtTime(to, start + lasts);
    source.connect(filter).connect(faded(audio, start, lasts, loudness));
    source.start(start);
}
