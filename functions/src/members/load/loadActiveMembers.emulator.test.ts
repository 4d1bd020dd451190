import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '../../data/db.ts';
import { directReader } from '../../data/reader.ts';
import { firestore } from '../../testing/emulator.ts';
import { newTenant, type TestTenant } from '../../testing/members.ts';
import { loadMembersWithRight } from './loadMembersWithRight.ts';

let tenant: TestTenant;
const toUid = (name: string) => `${tenant.tenantId}-${name}`;

/** Stores members' records. */
async function store(members: ({ name: string } & Partial<Member>)[]): Promise<void> {
  const batch = firestore.batch();
  for (const { name, ...changes } of members) {
    const record = {
      user_id: toUid(name),
      tenant_id: tenant.tenantId,
      name,
      email: `${name}@staff.example`,
      phone: '',
      title: '',
      nmls_id: '',
      headshot_url: '',
      role: 'compliance',
      ...changes,
    };
    batch.set(firestore.doc(paths.member(toUid(name))), memberSchema.parse(record));
  }
  await batch.commit();
}
const numbered = (prefix: string, count: number, changes: Partial<Member>) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${String(index).padStart(3, '0')}`,
    ...changes,
  }));
const load = async () =>
  (await loadMembersWithRight(directReader, tenant.tenantId, 'flyers:review')).map(({ name }) => name);

beforeAll(async () => {
  tenant = await newTenant();
  await store(numbered('a', 100, { status: 'deactivated' }));
  await store([{ name: 'z-active' }, { name: 'z-officer', role: 'officer' }]);
});
afterAll(() => tenant.remove());

it('finds the active members behind a hundred former ones, also in a transaction', async () => {
  expect(await load()).toEqual(['z-active']);
  // From before there was a status.
  await store([{ name: 'z-older' }]);
  await firestore.doc(paths.member(toUid('z-older'))).update({ status: FieldValue.delete() });
  const found = await db.runTransaction((transaction) =>
    loadMembersWithRight(transaction, tenant.tenantId, 'flyers:review'),
  );
  expect(found.map(({ name }) => name)).toEqual(['z-active', 'z-older']);
});

it('stops at a hundred active members', async () => {
  await store(numbered('b', 101, {}));
  expect(await load()).toHaveLength(100);
});
