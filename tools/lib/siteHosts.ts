import { MAX_SITE_HOSTS, siteHostSchema } from '@brokerage/domain/company/siteHost';
import { paths } from '@brokerage/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { UserError } from './UserError.ts';

/**
 * Returns the host names of a list with commas.
 * @throws UserError with what is wrong
 */
export function parseHosts(list: string): string[] {
  const hosts = [...new Set(list.split(',').map((host) => host.trim().toLowerCase()))].filter(Boolean);
  if (hosts.length === 0)
    throw new UserError('--hosts is empty: name the website’s host, such as www.larkfield.example.');
  if (hosts.length > MAX_SITE_HOSTS)
    throw new UserError(`A company can have ${MAX_SITE_HOSTS} hosts at most.`);
  for (const host of hosts) {
    const { error } = siteHostSchema.safeParse(host);
    if (error) throw new UserError(`${host} is no host name. Needed: ${error.issues[0]?.message}.`);
  }
  return hosts;
}

/**
 * Asserts that no other company has one of the hosts: a host chooses the company.
 * @throws UserError
 */
export async function assertHostsFree(
  firestore: Firestore,
  tenantId: string,
  hosts: readonly string[],
): Promise<void> {
  const { docs } = await firestore
    .collection(paths.tenants)
    .where('hosts', 'array-contains-any', hosts)
    .limit(2)
    .get();
  const other = docs.find(({ id }) => id !== tenantId);
  if (other) throw new UserError(`${other.id} has one of these hosts already. Nothing was changed.`);
}
