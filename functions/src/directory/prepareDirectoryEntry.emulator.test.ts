import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '../data/db.ts';
import { firestore } from '../testing/emulator.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';
import { prepareDirectoryEntry } from './prepareDirectoryEntry.ts';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
  await listOfficer(tenant.tenantId, 'devon', { name: 'Devon Blake' });
});
afterEach(() => tenant.remove());

it('lets others change the directory while someone is invited', async () => {
  const { uid } = await tenant.invite('officer', { name: 'Ana Ruiz' });
  const member = memberSchema.parse((await firestore.doc(paths.member(uid)).get()).data());
  const other = firestore.doc(paths.officers.one(tenant.tenantId, 'devon'));
  await db.runTransaction(async (transaction) => {
    expect(await prepareDirectoryEntry(transaction, member)).toMatchObject({ id: 'ana-ruiz' });
    // A lock on it would last until this transaction ends.
    await other.update({ title: 'Branch Manager' });
  });
  expect((await other.get()).get('title')).toBe('Branch Manager');
});
