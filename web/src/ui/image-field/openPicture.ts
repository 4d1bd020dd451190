import { checkPicture } from '@brokerage/domain/pictures/checkPicture';
import { readPictureHeader } from '@brokerage/domain/pictures/pictureHeader';
import {
  PICTURE_LIMITS,
  type PictureKind,
  type PictureProblem,
  pictureProblems,
} from '@brokerage/domain/pictures/pictureProblems';
import { drawOnSquare } from './drawOnSquare.ts';

/** A picture that has been checked and decoded, upright. Close `bitmap` and revoke `url` when done. */
export interface OpenPicture {
  bitmap: ImageBitmap;
  /** Address within this page, for the dialog. */
  url: string;
}

const SVG = 'image/svg+xml';

/** Returns a company's mark as a square PNG, from an SVG as well; or what is wrong with it. */
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

/** Checks a file by its content, then decodes it. A problem where it is not to be used. */
export async function openPicture(chosen: Blob, kind: PictureKind): Promise<OpenPicture | PictureProblem> {
  try {
    const file = kind === 'mark' ? await openMark(chosen) : chosen;
    if (!(file instanceof Blob)) return file;
    const beginning = new Uint8Array(await file.slice(0, PICTURE_LIMITS.bytes).arrayBuffer());
    const problem = checkPicture(beginning, file.size, kind);
    if (problem) return problem;
    // What was checked is what is decoded, whatever happens to the file meanwhile.
    const checked = new Blob([beginning], { type: readPictureHeader(beginning)?.type ?? '' });
    const bitmap = await createImageBitmap(checked, { imageOrientation: 'from-image' });
    return { bitmap, url: URL.createObjectURL(checked) };
  } catch {
    return pictureProblems.damaged();
  }
}
