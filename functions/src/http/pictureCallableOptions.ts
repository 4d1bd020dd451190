import type { CallableOptions } from 'firebase-functions/v2/https';
import { callableOptions } from './defineCallable.ts';

/** Options of callables that decode pictures, each of which can take 400 MB (printablePicture.ts has the limits). */
export const pictureCallableOptions: CallableOptions = {
  ...callableOptions(process.env),
  memory: '1GiB',
  // One call per instance at a time: two large pictures at once would exceed its memory.
  concurrency: 1,
  timeoutSeconds: 60,
};
