import { loadSiteTenantId } from '../data/siteTenant.ts';
import { defineCallableWithoutAppCheck } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { publicDirectory } from './publicDirectory.ts';

/** A page asks once, so a whole office stays far below. */
const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-directory: the public directory by the callable protocol, which no CDN keeps. The site asks for /directory.json. */
export const getDirectory = defineCallableWithoutAppCheck('get-directory', async (_, { ip, host }) => {
  assertWithin(ip, new Date());
  return publicDirectory(await loadSiteTenantId({ host, ip }));
});
