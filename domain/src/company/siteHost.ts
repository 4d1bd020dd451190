import * as z from 'zod';

/** Maximum number of hosts for one company's website. */
export const MAX_SITE_HOSTS = 10;

/** A host name as browsers send it: lowercase, with its port unless it is the default. */
export const siteHostSchema = z
  .string()
  .max(260)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::[1-9]\d{0,4})?$/,
    'Enter a host name such as www.larkfield.example, without https:// or a path',
  );

const isThisMachine = (host: string): boolean =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);

/** Returns the origin of a website at a host: https, except on this machine. */
export const toSiteOrigin = (host: string): string => `${isThisMachine(host) ? 'http' : 'https'}://${host}`;

/**
 * Returns the origin for printed codes, mails and links: the company's first host; its other hosts show the same site.
 * @throws Error when the company has no host; `npm run deploy` refuses to run while there is such a company
 */
export function companySiteOrigin({ id, hosts }: { id: string; hosts: readonly string[] }): string {
  const [host] = hosts;
  if (host === undefined) throw new Error(`The company ${id} has no host name`);
  return toSiteOrigin(host);
}

/**
 * Returns the address of a page on the company's website, for mails.
 * @throws Error when the company has no host
 */
export const siteAddress = (company: { id: string; hosts: readonly string[] }, path: string): string =>
  `${companySiteOrigin(company)}${path}`;

/**
 * Returns whether a host belongs to another company's website. A local machine also shows companies whose website is elsewhere, because
 * they have no local host.
 */
export function isOtherSite(hosts: readonly string[], host: string): boolean {
  const [first] = hosts;
  return first !== undefined && !hosts.includes(host) && isThisMachine(first) === isThisMachine(host);
}
