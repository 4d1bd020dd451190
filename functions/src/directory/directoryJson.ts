import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { callableOptions, describe } from '../http/defineCallable.ts';
import { publicDirectory } from './publicDirectory.ts';

/** How long Hosting's CDN answers by itself (seconds); firebase.json says the same for what passes through Hosting. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

const { enforceAppCheck: _enforceAppCheck, ...options } = callableOptions(process.env);

/**
 * directory-json: GET /directory.json gives the public directory, at most one read of the database in five minutes for each
 * location of the CDN. A query would make an address of its own for the CDN, so none is answered.
 */
export const directoryJson = onRequest({ ...options, invoker: 'public' }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  if (!/^(?:\/directory\.json|\/)?$/.test(request.path) || Object.keys(request.query).length > 0) {
    response.status(404).end();
    return;
  }
  try {
    const directory = await publicDirectory();
    response.set('Cache-Control', CACHE_CONTROL).json(directory);
  } catch (error) {
    logger.error('request failed', { function: 'directory-json', error: describe(error) });
    response.set('Cache-Control', 'no-store').status(500).end();
  }
});
