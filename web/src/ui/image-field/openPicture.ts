import { checkPicture } from '@brokerage/domain/pictures/checkPicture';
import { readPictureHeader } from '@brokerage/domain/pictures/pictureHeader';
import {
  PICTURE_LIMITS,
  type PictureKind,
  type PictureProblem,
  pictureProblems,
} from '@brokerage/domain/pictures/pictureProblems';

/** Pixels per side: sharp in print at one inch, and a small file. */
const SIDE = 1024;

/**
 * Returns a drawing or a picture as a PNG, centered in a transparent square. Scripts and linked files of an SVG have no effect,
 * because it's loaded as an image and only its pixels remain.
 * @throws Error if the browser can't draw it, or can't read what it drew
 */
async function drawOnSquare(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG may have no size; browsers then assign one, or none.
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

/** A picture that has been checked and decoded, upright. Close `bitmap` and revoke `url` when done. */
export interface OpenPicture {
  bitmap: ImageBitmap;
  /** A blob URL, for the dialog. */
  url: string;
}

const SVG = 'image/svg+xml';

/** Returns a company's logo mark as a square PNG, also from an SVG, or an error. */
async function openMark(file: Blob): Promise<Blob | PictureProblem> {
  if (file.size >= PICTURE_LIMITS.bytes) return pictureProblems.tooLarge('mark');
  if (file.type !== SVG) {
    const problem = checkPicture(new Uint8Array(await file.arrayBuffer()), file.size, 'mark');
    if (problem) return problem;
  }
  return drawOnSquare(file).catch(() =>
    file.type === SVG ? pictureProblems.notADrawing() : pictureProblems.damaged(),
  );
}

/** Checks a file by its content, then decodes it. Returns a problem if it can't be used. */
export async function openPicture(chosen: Blob, kind: PictureKind): Promise<OpenPicture | PictureProblem> {
  try {
    const file = kind === 'mark' ? await openMark(chosen) : chosen;
    if (!(file instanceof Blob)) return file;
    const beginning = new Uint8Array(await file.slice(0, PICTURE_LIMITS.bytes).arrayBuffer());
    const problem = checkPicture(beginning, file.size, kind);
    if (problem) return problem;
    // Decode the bytes that were checked: the file on disk may change in between.
    const checked = new Blob([beginning], { type: readPictureHeader(beginning)?.type ?? '' });
    const bitmap = await createImageBitmap(checked, { imageOrientation: 'from-image' });
    return { bitmap, url: URL.createObjectURL(checked) };
  } catch {
    return pictureProblems.damaged();
  }
}
