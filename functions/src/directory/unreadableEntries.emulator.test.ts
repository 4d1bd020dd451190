import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { db } from '../data/db.ts';
import { logger } from '../logging/logger.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';
import { loadDirectoryEntries } from './loadDirectoryEntries.ts';
import { prepareDirectoryEntry } from './prepareDirectoryEntry.ts';

const EMAIL = 'ana@testfield.example';

let tenant: TestTenant;
let logged: MockInstance;
beforeEach(async () => {
  tenant = await newTenant();
  logged = vi.spyOn(logger, 'error').mockReturnValue();
  await listOfficer(tenant.tenantId, 'ana', { name: 'Ana Ruiz', email: EMAIL, has_left: false });
  await listOfficer(tenant.tenantId, 'odd', { name: 5, email: EMAIL });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tenant.remove();
});

const expectLogged = () =>
  expect(logged).toHaveBeenCalledExactlyOnceWith('unreadable records', {
    paths: [paths.officers.one(tenant.tenantId, 'odd')],
  });

it('loads readable entries and all ids, and logs the paths of the others', async () => {
  const { entries, taken } = await db.runTransaction((transaction) =>
    loadDirectoryEntries(transaction, tenant.tenantId),
  );
  expect(entries.map(({ id }) => id)).toEqual(['ana']);
  expect([...taken]).toEqual(['ana', 'odd']);
  expectLogged();
});

it('gives an invited person the readable entry with their email, and logs the paths of the others', async () => {
  const { uid } = await tenant.invite('officer', { name: 'Ana Ruiz' });
  const member = memberSchema.parse({ ...(await tenant.member(uid)), email: EMAIL });
  const prepared = await db.runTransaction((transaction) => prepareDirectoryEntry(transaction, member));
  expect(prepared).toMatchObject({ id: 'ana', importedName: 'Ana Ruiz' });
  expectLogged();
});
