/** Does something in a task of its own, once what there is has been drawn; the result gives it up. */
export function afterPicture(then: () => void): () => void {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
        task = setTimeout(go);
    });
    // A page that nobody sees draws no pictures.
    const late = setTimeout(go, 250);
    function go(): void {
        stop();
        then();
    }
    function stop(): void {
        cancelAnimationFrame(frame);
        clearTimeout(late);
        clearTimeout(task);
    }
    return stop;
}
