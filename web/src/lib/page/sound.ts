/** Two soft notes for "your turn", made here: nothing is loaded. */

let context: AudioContext | undefined;

/** Play them; silent where the browser does not let us. */
export function ring(): void {
    try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume();
        note(context, 659.25, 0);
        note(context, 880, 0.14);
    } catch {
        // A browser without sound.
    }
}

function note(audio: AudioContext, pitch: number, after: number): void {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
}
