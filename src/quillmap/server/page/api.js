/** Requests over HTTP. A refusal becomes an Error with the server's own sentence. */

/**
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function asked(path, options) {
    let response;
    try {
        response = await fetch(path, options);
    } catch {
        throw new Error("The server cannot be reached.");
    }
    const body = await response.json().catch(() => null);
    if (!response.ok) throw new Error(body?.refused?.text ?? `The server said ${response.status}.`);
    return body;
}

export const get = (/** @type {string} */ path) => asked(path);

export function post(/** @type {string} */ path, /** @type {unknown} */ body) {
    const headers = { "Content-Type": "application/json" };
    return asked(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The address of a table; its key stays behind the #, which is never sent. */
export function addressOf(/** @type {string} */ game, /** @type {string} */ key) {
    return `/t/${encodeURIComponent(game)}${key ? `#${key}` : ""}`;
}

export function goTo(/** @type {string} */ game, /** @type {string} */ key) {
    location.assign(addressOf(game, key));
}

/** Fetch a record with the key of its table and hand it to the browser as a file. */
export async function download(/** @type {string} */ game, /** @type {string} */ key) {
    const headers = { "Quillmap-Key": key };
    const response = await fetch(`/api/tables/${encodeURIComponent(game)}/record`, { headers });
    if (!response.ok) throw new Error("The record is not to be had.");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `quillmap-${game}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
