import { MAX_SITE_HOSTS, siteHostSchema } from '@brokerage/domain/company/siteHost';
import { paths } from '@brokerage/domain/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { UserError } from './UserError.ts';

/**
 * Returns the host names of a comma-separated list.
 * @throws UserError that says what is wrong
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
 * Checks that no other company has one of the hosts, because a host selects the company. Call it in the transaction that stores them, so
 * that two companies never get the same one.
 * @throws UserError
 */
export async function assertHostsFree(
  transaction: Transaction,
  firestore: Firestore,
  tenantId: string,
  hosts: readonly string[],
): Promise<void> {
  const { docs } = await transaction.get(
    firestore.collection(paths.tenants).where('hosts', 'array-contains-any', hosts).limit(2),
  );
  const other = docs.find(({ id }) => id !== tenantId);
  if (other) throw new UserError(`${other.id} has one of these hosts already. Nothing was changed.`);
}

/**
 * Stores the hosts of a company.
 * @throws UserError when the company doesn't exist, or another one has one of the hosts
 */
export const setHosts = (firestore: Firestore, tenantId: string, hosts: readonly string[]): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const tenant = firestore.doc(paths.tenant(tenantId));
    if (!(await transaction.get(tenant)).exists) throw new UserError(`There is no company ${tenantId}.`);
    await assertHostsFree(transaction, firestore, tenantId, hosts);
    transaction.update(tenant, { hosts: [...hosts] });
  });
