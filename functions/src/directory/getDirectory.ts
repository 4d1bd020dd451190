import { defineCallableWithoutAppCheck } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { publicDirectory } from './publicDirectory.ts';

/** Each page calls once, so even a whole office behind one address stays well below this. */
const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-directory: returns the public directory as a callable, which no CDN caches. The site itself uses /directory.json. */
export const getDirectory = defineCallableWithoutAppCheck('get-directory', (_, { ip, tenantId }, now) => {
  assertWithin(ip, now);
  return publicDirectory(tenantId);
});
