import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns the name of a license's holder, such as `Newark branch`, or undefined if the tenant has no such holder. */
export async function findHolderName(
  transaction: Transaction,
  tenantId: string,
  { holder_kind, holder_id }: LicenseHolder,
): Promise<string | undefined> {
  switch (holder_kind) {
    case 'company': {
      if (holder_id !== tenantId) return undefined;
      return (await transaction.get(db.tenant(tenantId))).data()?.company_name;
    }
    case 'branch': {
      const name: unknown = (
        await transaction.get(db.branches(tenantId).doc(holder_id).withConverter(null))
      ).get('name');
      return typeof name === 'string' ? `${name} branch` : undefined;
    }
    case 'officer': {
      const name: unknown = (
        await transaction.get(db.officers(tenantId).doc(holder_id).withConverter(null))
      ).get('name');
      return typeof name === 'string' ? name : undefined;
    }
  }
}
