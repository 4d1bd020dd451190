import { paths } from '@brokerage/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { LARKFIELD } from '../seed/tenants.ts';
import { type BulkSizes, fillTenant, OFFICERS } from './bulkTenant.ts';

/** The size of company that the limits are for. */
const FULL_SIZE: BulkSizes = {
  submissions: 20_000,
  flyers: 5_000,
  links: 2_000,
  members: 300,
  realtors: 3_000,
};

const TENANT = 'bench-scale';
const UIDS = { officer: 'bench-scale-officer', administrator: 'bench-scale-administrator' } as const;
export type Person = keyof typeof UIDS;

/** A company whose pages are measured, with the members who sign in and an editable flyer of theirs. */
export interface ScaleWorld {
  tenantId: string;
  emails: Record<Person, string>;
  draft: string;
}

export const SEEDED_WORLD: ScaleWorld = {
  tenantId: LARKFIELD,
  emails: { officer: 'officer@larkfield.example', administrator: 'superadmin@larkfield.example' },
  draft: 'flyer-maple-avenue',
};

async function addMember(firestore: Firestore, person: Person): Promise<string> {
  const uid = UIDS[person];
  const email = `${uid}@bulk.example`;
  await getAuth().createUser({ uid, email, password: DEMO_PASSWORD, emailVerified: true });
  await firestore.doc(paths.member(uid)).set({
    user_id: uid,
    tenant_id: TENANT,
    role: person === 'officer' ? 'officer' : 'super_admin',
    officer_id: person === 'officer' ? OFFICERS[0] : null,
    name: `Robin ${person}`,
    email,
    phone: '(973) 555-0100',
    title: 'Loan Officer',
    nmls_id: '',
    headshot_url: '',
  });
  return email;
}

async function copyCollection(from: CollectionReference, to: CollectionReference, tenantId: string) {
  for (const record of (await from.get()).docs) {
    await to.doc(record.id).set({ ...record.data(), tenant_id: tenantId });
    for (const part of await record.ref.listCollections()) {
      await copyCollection(part, to.doc(record.id).collection(part.id), tenantId);
    }
  }
}

/** Makes a full-size company with the seeded company's templates. Returns how many records it has. */
export async function makeFullCompany(firestore: Firestore): Promise<ScaleWorld & { records: number }> {
  const company = (await firestore.doc(paths.tenant(LARKFIELD)).get()).data();
  await firestore.doc(paths.tenant(TENANT)).set({ ...company, id: TENANT, hosts: ['full.example'] });
  const [from, to] = [LARKFIELD, TENANT].map((id) => firestore.collection(paths.templates.all(id)));
  if (from && to) await copyCollection(from, to, TENANT);
  const emails = {
    officer: await addMember(firestore, 'officer'),
    administrator: await addMember(firestore, 'administrator'),
  };
  const uids = [UIDS.officer, UIDS.administrator];
  const records = await fillTenant(firestore, { tenantId: TENANT, uids, sizes: FULL_SIZE });
  // Moves the officer's first draft to an existing template.
  const seeded = await firestore.doc(paths.flyers.one(LARKFIELD, SEEDED_WORLD.draft)).get();
  const fields = ['template_id', 'template_version_id', 'data'];
  await firestore
    .doc(paths.flyers.one(TENANT, 'bulk-flyer-0'))
    .update(Object.fromEntries(fields.map((field): [string, unknown] => [field, seeded.get(field)])));
  return { tenantId: TENANT, emails, draft: 'bulk-flyer-0', records };
}
