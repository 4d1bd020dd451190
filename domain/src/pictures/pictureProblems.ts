/** Where a picture is used, which decides its place in Storage and the error messages. */
export type PictureKind = 'flyer' | 'headshot' | 'realtor' | 'logo' | 'mark';

/**
 * Maximum bytes of a file, and pixels and scans of a picture: more would take a decoder minutes. Progressive JPEGs of cameras and editors
 * have about ten scans.
 */
export const PICTURE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  side: 12_000,
  pixels: 50_000_000,
  scans: 100,
} as const;

/** The texts at the field and in the toast. */
export interface PictureProblem {
  title: string;
  text: string;
  /** Set if the server has its own error for it. */
  code?: 'too-many-pixels' | 'too-many-scans';
}

const INVALID_IMAGE = 'Invalid Image';
const UPLOAD_FAILED = 'Upload Failed';

/** Messages for an upload that is rejected or fails (docs/product.md#pictures). */
export const pictureProblems = {
  notAPicture: (): PictureProblem => ({
    title: 'Invalid File',
    text: 'Please upload an image file (JPG, PNG, WebP)',
  }),
  tooLarge: (kind: PictureKind): PictureProblem => ({
    title: 'File Too Large',
    text: kind === 'flyer' ? 'Image must be less than 5MB' : 'Image must be smaller than 5MB',
  }),
  tooManyPixels: (): PictureProblem => ({
    code: 'too-many-pixels',
    title: INVALID_IMAGE,
    text: 'This picture has more than 50 megapixels or a side over 12,000 pixels. Please make it smaller first.',
  }),
  tooManyScans: (): PictureProblem => ({
    code: 'too-many-scans',
    title: INVALID_IMAGE,
    text: 'This picture takes too long to open. Please save it as a standard JPEG or PNG and try again.',
  }),
  damaged: (): PictureProblem => ({
    title: INVALID_IMAGE,
    text: 'This picture is damaged or incomplete. Please choose another one.',
  }),
  notADrawing: (): PictureProblem => ({
    title: INVALID_IMAGE,
    text: 'This SVG can’t be drawn. Please export it again without linked files, or choose a PNG.',
  }),
  notLoaded: (): PictureProblem => ({ title: INVALID_IMAGE, text: 'Could not load image from URL' }),
  notSignedIn: (): PictureProblem => ({ title: UPLOAD_FAILED, text: 'Not authenticated' }),
  notUploaded: (kind: PictureKind): PictureProblem => ({
    title: UPLOAD_FAILED,
    text: kind === 'headshot' || kind === 'realtor' ? 'Failed to upload photo' : 'Failed to upload image',
  }),
  offline: (): PictureProblem => ({
    title: UPLOAD_FAILED,
    text: 'You’re offline. Your picture is still here. Try again once you’re back online.',
  }),
};
