/** Pixels of each side: sharp in print at an inch, and small as a file. */
const SIDE = 1024;

/**
 * Returns a drawing or a picture as a PNG, whole, in the middle of a transparent square. Scripts and linked files of an SVG do nothing
 * here, since it is loaded as an image, and nothing of it is left but its pixels.
 * @throws Error when the browser can't draw it, or must not read what it drew
 */
export async function drawOnSquare(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // A drawing may say no size; then browsers give it one, or none.
    const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    const scale = SIDE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: SIDE, height: SIDE });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      image,
      (SIDE - width * scale) / 2,
      (SIDE - height * scale) / 2,
      width * scale,
      height * scale,
    );
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('No PNG from this browser'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
