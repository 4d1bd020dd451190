import { callableOptions } from '../http/defineCallable.ts';

/** For functions that unpack pictures: a photo of 50 million pixels takes 200 MB. */
export const heavyCallable = {
  ...callableOptions(process.env),
  memory: '1GiB',
  concurrency: 3,
  timeoutSeconds: 60,
} as const;
