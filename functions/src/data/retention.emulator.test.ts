import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@brokerage/domain/paths';
import { RETENTION_DAYS } from '@brokerage/domain/retention';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPdfInput } from '../flyers/pdf/pdfInput.ts';
import { claimJob } from '../flyers/pdf/pdfJobs.ts';
import { recordView } from '../links/counts/recordView.ts';
import { stageCount } from '../preapproval/questionnaire/countStage.ts';
import { BROWSER } from '../testing/browser.ts';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../testing/flyers.ts';
import { linkWorld } from '../testing/links.ts';
import { expectSuccess, type Person } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { db } from './db.ts';

const { fieldOverrides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
const policies = fieldOverrides.filter(({ ttl }) => ttl);

let world: FlyerWorld;
let officer: Person;
const links = linkWorld(PUBLIC_TENANT);
/** Where the records of this file are. */
let collections: Record<string, string>;
let startedAt: Timestamp;

/** The emulator's clock sets each record's creation time. */
const now = async () =>
  (await firestore.doc(paths.rateLimit('retention-test')).set({ expires_at: Timestamp.now() })).writeTime;

beforeAll(async () => {
  startedAt = await now();
  world = await newFlyerWorld();
  officer = await world.tenant.join('officer', { tenant_id: PUBLIC_TENANT });
  const { tenantId, owner } = world;
  await expectSuccess(owner.token, 'record-activity', {});
  await firestore.doc(paths.mailPreferences.one(tenantId, owner.uid)).set({
    user_id: owner.uid,
    topics: { flyer_reviews: 'daily' },
  });
  const { id } = await world.approved();
  const flyer = await db.flyers(tenantId).doc(id).get();
  const approved = flyer.data() as Parameters<typeof claimJob>[0];
  await claimJob(approved, await loadPdfInput(approved), 0);
  const flyerId = await links.flyer(officer.uid);
  const call = { instanceId: flyerId, expiryDays: 7, utmParams: {}, requestId: nanoid() } as const;
  const { shortCode } = await expectSuccess(officer.token, 'create-share-link', call);
  links.made(shortCode);
  await recordView(
    {
      tenantId: PUBLIC_TENANT,
      code: shortCode,
      viewId: nanoid(),
      ip: '203.0.113.9',
      userAgent: BROWSER,
      optedOut: false,
      exclusionReason: null,
    },
    new Date(),
  );
  const { ref, changes } = stageCount(tenantId, 'contact', new Date(), 'America/New_York');
  await ref.set(changes, { merge: true });
  collections = {
    mail: paths.mail.all(tenantId),
    digest_entries: paths.digestEntries.all(tenantId),
    notices: paths.notices.all(tenantId),
    pdf_jobs: paths.pdfJobs.all(tenantId),
    link_analytics: paths.linkAnalytics.all(PUBLIC_TENANT),
    link_visitors: paths.linkVisitors.all(PUBLIC_TENANT),
    link_requests: paths.linkRequests.all(PUBLIC_TENANT),
    questionnaire_counts: paths.questionnaireCounts.all(tenantId),
    rate_limits: 'rate_limits',
    user_sessions: 'user_sessions',
  };
});
afterAll(async () => {
  await links.remove();
  await world.remove();
});

const written = async (collection: string) =>
  (await firestore.collection(collections[collection] ?? 'none').get()).docs.filter(
    ({ createTime }) => createTime.valueOf() > startedAt.valueOf(),
  );

it('every TTL policy has a writer', () => {
  expect(policies.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(
    Object.keys(collections).toSorted(),
  );
});

it.each(policies)(
  '$collectionGroup.$fieldPath is written as a timestamp',
  async ({ collectionGroup, fieldPath }) => {
    const docs = await written(collectionGroup);
    expect(docs.length).toBeGreaterThan(0);
    for (const one of docs) expect(one.get(fieldPath)).toBeInstanceOf(Timestamp);
  },
);

it.each([
  ['mail', RETENTION_DAYS.mail],
  ['notices', RETENTION_DAYS.notices],
  ['digest_entries', RETENTION_DAYS.digestEntries],
  ['pdf_jobs', RETENTION_DAYS.unfinishedPdfJobs],
] as const)('keeps %s for %i days', async (collection, days) => {
  const [one] = await written(collection);
  const kept = one?.get('expire_at').toMillis() - one?.get('created_at').toMillis();
  expect(kept).toBe(days * DAY_MS);
});

it('keeps a finished PDF’s job, because it holds the file’s hash', async () => {
  const { id } = await world.approved();
  await expectSuccess(world.owner.token, 'render-pdf', { instanceId: id });
  const jobs = firestore.collection(collections.pdf_jobs ?? 'none').where('flyer_instance_id', '==', id);
  const [job] = (await jobs.get()).docs;
  expect(job?.get('status')).toBe('done');
  expect(job?.get('expire_at')).toBeUndefined();
});
