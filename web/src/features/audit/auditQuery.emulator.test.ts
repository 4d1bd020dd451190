import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { paths } from '@brokerage/domain/paths';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { provideCompany } from '../../lib/company/companyStore.ts';
import { readPage } from '../../lib/live-data/documents.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import type { AuditFilter } from './auditFilter.ts';
import { auditQuery, PAGE_SIZE } from './auditQuery.ts';

const admin = emulatedOfficer({ role: 'compliance' });
const { tenantId } = admin;

/** In the company's time zone, Nov 20 ends at 5:00 UTC. */
const MIDNIGHT = new Date('2026-11-21T05:00:00Z');
const storeAuditRecord = (id: string, seconds: number, change: Partial<AuditRecord> = {}) =>
  admin.given(paths.auditLogs.one(tenantId, id), {
    actor_user_id: 'naomi',
    action: 'flyer_approved',
    entity_type: 'flyer',
    entity_id: 'elm',
    ...change,
    at: new Date(MIDNIGHT.getTime() + seconds * 1000),
  });

const EVERYTHING: AuditFilter = { person: '', entity: '', kind: '', from: '', to: '' };
const idSchema = z.object({ id: z.string() });
const read = (filter: Partial<AuditFilter>, ...[after]: [Parameters<typeof auditQuery>[3]?]) =>
  readPage(auditQuery(admin.firestore(), tenantId, { ...EVERYTHING, ...filter }, after), idSchema);
const toIds = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ id }) => id);

const MANY = Array.from({ length: PAGE_SIZE }, (_, index) => `other-${index}`);

beforeAll(async () => {
  provideCompany(sampleCompany);
  await Promise.all([
    storeAuditRecord('last-of-nov-20', -1),
    storeAuditRecord('first-of-nov-21', 0, { actor_user_id: 'ana', action: 'flyer_submitted' }),
    storeAuditRecord('about-ana', 1, { entity_type: 'member', entity_id: 'ana', action: 'member_changed' }),
    storeAuditRecord('oak', 2, { entity_id: 'oak' }),
    ...MANY.map((id, index) =>
      storeAuditRecord(id, -86_400 * 2 - index, {
        actor_user_id: 'zoe',
        entity_type: 'link',
        action: 'link_created',
      }),
    ),
  ]);
});

test.each<[Partial<AuditFilter>, string[]]>([
  [{ person: 'ana' }, ['about-ana', 'first-of-nov-21']],
  [{ entity: 'flyer:elm' }, ['first-of-nov-21', 'last-of-nov-20']],
  [{ kind: 'entity:member' }, ['about-ana']],
  [{ kind: 'action:flyer_approved' }, ['oak', 'last-of-nov-20']],
  [{ from: '2026-11-21' }, ['oak', 'about-ana', 'first-of-nov-21']],
  [{ from: '2026-11-20', to: '2026-11-20' }, ['last-of-nov-20']],
  [
    { person: 'naomi', entity: 'flyer:elm', kind: 'action:flyer_approved', to: '2026-11-20' },
    ['last-of-nov-20'],
  ],
])('%o finds its records, newest first', async (filter, ids) => {
  expect(toIds(await read(filter))).toEqual(ids);
});

test('the next page continues after the last record', async () => {
  const first = await read({});
  expect(toIds(first)).toEqual([
    'oak',
    'about-ana',
    'first-of-nov-21',
    'last-of-nov-20',
    ...MANY.slice(0, -4),
  ]);
  expect(toIds(await read({}, first.last))).toEqual(MANY.slice(-4));
  const others = await read({ person: 'zoe' });
  expect(toIds(others)).toEqual(MANY);
  expect(toIds(await read({ person: 'zoe' }, others.last))).toEqual([]);
});
