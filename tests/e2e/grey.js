// Run in an empty page: each square of a picture of a map in grey, as TILE x TILE lightnesses.
async ({ png, box, side, tile }) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = tile;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.imageSmoothingQuality = "high";
    const cell = box.width / side;
    // Inside of the lines between squares, which are the same everywhere.
    const [margin, wide] = [cell * 0.08, cell * 0.84];
    return Array.from({ length: side * side }, (_, at) => {
        const left = box.x + (at % side) * cell + margin;
        const top = box.y + Math.floor(at / side) * cell + margin;
        pen.drawImage(image, left, top, wide, wide, 0, 0, tile, tile);
        const { data } = pen.getImageData(0, 0, tile, tile);
        const grey = [];
        for (let i = 0; i < data.length; i += 4) {
            grey.push(0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]);
        }
        return grey;
    });
};
