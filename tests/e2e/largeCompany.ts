import { paths } from '@brokerage/domain/paths';
import { type BulkSizes, fillTenant, OFFICERS } from '../../tools/bench/bulkTenant.ts';
import { portOffset, portsAt } from '../../tools/emulators/ports.ts';
import { firestore } from './firestore.ts';
import { changeRecord, type MemberAccount, newCompany, newMember } from './memberAccounts.ts';

/** More of everything than any page of a list shows. */
const SIZES: BulkSizes = { submissions: 160, flyers: 300, links: 260, members: 60, realtors: 140 };

interface LargeCompany {
  officer: MemberAccount;
  admin: MemberAccount;
}

/** Playwright passes what a test sets in `process.env` to the projects that depend on the test's project. */
const VARIABLE = 'LARGE_COMPANY';

async function fillLargeCompany(): Promise<LargeCompany> {
  const { tenantId } = await newCompany();
  const officer = await newMember({ tenantId });
  await changeRecord(officer.uid, { officer_id: OFFICERS[0] });
  const admin = await newMember({ tenantId, role: 'super_admin' });
  await firestore.doc(paths.templates.one(tenantId, 'bulk-template')).set({
    id: 'bulk-template',
    tenant_id: tenantId,
    name: 'Open House',
    description: '',
    category: 'flyer',
    status: 'published',
    current_version_id: 'bulk-template-v1',
  });
  await fillTenant(firestore, { tenantId, uids: [officer.uid, admin.uid], sizes: SIZES });
  return { officer, admin };
}

async function setTriggers(to: 'enable' | 'disable'): Promise<void> {
  const { hub } = portsAt(portOffset());
  const address = `http://127.0.0.1:${hub}/functions/${to}BackgroundTriggers`;
  const response = await fetch(address, { method: 'PUT' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
}

/**
 * Creates a company with more records than any page of a list shows, with the triggers off, so no other test may run at the same time. In
 * parallel with tests, its members' records and their triggers would share one collection with other companies', which the Firestore
 * emulator locks as a whole for a query in a transaction: `update-member` took up to 4.2 s instead of 0.4.
 */
export async function makeLargeCompany(): Promise<void> {
  await setTriggers('disable');
  try {
    process.env[VARIABLE] = JSON.stringify(await fillLargeCompany());
  } finally {
    await setTriggers('enable');
  }
}

/** Returns the accounts of the company that `largeCompany.setup.ts` has made. */
export const largeCompany = (): LargeCompany => JSON.parse(process.env[VARIABLE] ?? '') as LargeCompany;
