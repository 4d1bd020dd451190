import { isIP } from 'node:net';
import type { Request } from 'firebase-functions/v2/https';
import { toCaller } from './caller.ts';
import { createMinuteLimit } from './instanceRateLimit.ts';
import { toNetwork } from './rateLimit.ts';

/**
 * How many visitors' worth of requests one sender may pass on per minute. To an instance the CDN is one sender for many people, so the
 * limit is what the instance can handle in total (500 a second). With a lower one, a few visitors could block everyone else behind the
 * CDN.
 */
const VISITORS_PER_SENDER = 50;

/**
 * Returns the network that sent a request, and the visitor's. Hosting's CDN names the visitor in its own header, because the front end sees
 * the CDN's address. A direct call of the function can forge that header, so visitors are counted per sender: forged visitors can't use up
 * other people's requests.
 */
function getSource(request: Request): { sender: string; visitor: string } {
  const sender = toNetwork(toCaller(request).ip);
  const named = request.headers['fastly-client-ip'];
  const visitor = typeof named === 'string' && isIP(named) !== 0 ? toNetwork(named) : sender;
  return { sender, visitor: `${sender} ${visitor}` };
}

/**
 * Limits requests through the CDN or directly, per minute, visitor network and instance. The returned function counts a request and returns
 * whether it is within the limits of its visitor and its sender.
 */
export function createVisitorLimit(requestsPerMinute: number): (request: Request, now: Date) => boolean {
  const isVisitorWithin = createMinuteLimit(requestsPerMinute);
  const isSenderWithin = createMinuteLimit(requestsPerMinute * VISITORS_PER_SENDER);
  return (request, now) => {
    const { sender, visitor } = getSource(request);
    return isVisitorWithin(visitor, now) && isSenderWithin(sender, now);
  };
}
