import { readPictureHeader } from './pictureHeader.ts';
import { PICTURE_LIMITS, type PictureKind, type PictureProblem, pictureProblems } from './pictureProblems.ts';

/**
 * Returns why a file can't be used, before anything decodes it; undefined if it can. Ignores its name and declared type. The browser checks
 * the files it opens, and the server every upload.
 * @param bytes the file's first PICTURE_LIMITS.bytes bytes, or all if it has fewer.
 * @param fileSize in bytes.
 */
export function checkPicture(
  bytes: Uint8Array,
  fileSize: number,
  kind: PictureKind,
): PictureProblem | undefined {
  const header = readPictureHeader(bytes);
  if (!header) return pictureProblems.notAPicture();
  if (fileSize >= PICTURE_LIMITS.bytes) return pictureProblems.tooLarge(kind);
  const { width, height } = header.size ?? { width: 0, height: 0 };
  if (width === 0 || height === 0) return pictureProblems.damaged();
  if (Math.max(width, height) > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels) {
    return pictureProblems.tooManyPixels();
  }
  if (header.scans > PICTURE_LIMITS.scans) return pictureProblems.tooManyScans();
  return header.isComplete ? undefined : pictureProblems.damaged();
}
