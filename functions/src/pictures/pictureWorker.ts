import { PictureTooLarge, type PictureUse, printablePicture } from './printablePicture.ts';
import { type EncodedPicture, webPicture } from './webPicture.ts';

/** What a picture is encoded for: a place in a PDF, or the web. */
export interface PictureTask {
  file: Uint8Array;
  use: PictureUse | 'web';
}

export type PictureResult = EncodedPicture | { failure: 'too-large' | 'damaged' };

async function encode({ file, use }: PictureTask): Promise<PictureResult> {
  try {
    if (use === 'web') return await webPicture(file);
    return { bytes: await printablePicture(file, use), contentType: 'image/jpeg' };
  } catch (error) {
    return { failure: error instanceof PictureTooLarge ? 'too-large' : 'damaged' };
  }
}

// Runs as a separate process for one picture: `encodePicture.ts` starts it, and kills it when it takes too long.
process.once('message', (task: PictureTask) => {
  void encode(task).then((result) => process.send?.(result, () => process.exit()));
});
process.once('disconnect', () => process.exit());
// The decoder is loaded; the picture's time limit starts now.
process.send?.('ready');
