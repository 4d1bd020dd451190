import * as z from 'zod';

/** Host names that one company's website can have. */
export const MAX_SITE_HOSTS = 10;

/** A host name as browsers send it: lower case, with its port where that isn't the usual one. */
export const siteHostSchema = z
  .string()
  .max(260)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::[1-9]\d{0,4})?$/,
    'A host name such as www.larkfield.example, without https:// and without a path',
  );

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Returns the origin of the website at a host: https, except on this machine. */
export const toSiteOrigin = (host: string): string =>
  `${THIS_MACHINE.test(host) ? 'http' : 'https'}://${host}`;

/**
 * Returns the origin that leaves the company: in printed codes, mails and links. It is the first of its hosts; the others lead to
 * the same site.
 * @throws Error when the company has no host; `npm run deploy` refuses while there is one
 */
export function siteOriginOf({ id, hosts }: { id: string; hosts: readonly string[] }): string {
  const [host] = hosts;
  if (host === undefined) throw new Error(`The company ${id} has no host name`);
  return toSiteOrigin(host);
}
