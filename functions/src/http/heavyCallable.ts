import { callableOptions } from './defineCallable.ts';

/** For functions that unpack pictures: one by one, each in up to 400 MB (printablePicture.ts has the bounds). */
export const heavyCallable = {
  ...callableOptions(process.env),
  memory: '1GiB',
  concurrency: 1,
  timeoutSeconds: 60,
} as const;
