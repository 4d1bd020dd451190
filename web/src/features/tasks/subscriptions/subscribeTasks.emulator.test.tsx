// @vitest-environment jsdom
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import type { Finding } from '@brokerage/domain/finding/finding';
import type { FlyerRecord } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import type { TemplateRecord } from '@brokerage/domain/template/template';
import { renderHook, waitFor } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { provideCompany } from '../../../lib/company/companyStore.ts';
import { markFirstListReady } from '../../../lib/first-list/firstList.ts';
import { companyDayStart, companyToday } from '../../../lib/format/time/companyTime.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../../lib/useAwaitingConsent.ts';
import { emulatedOfficer } from '../../../testing/emulatedFirestore.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { useCorrections, useDueActionNotices, useEndingFlyers, useOpenFindings } from './useLazyTasks.ts';
import { useOpenTemplates } from './useOpenTemplates.ts';
import { useRejectedFlyers } from './useRejectedFlyers.ts';
import { useUncontacted } from './useUncontacted.ts';

const OFFICER_ID = 'daniel-okafor';
const officer = emulatedOfficer({ officer_id: OFFICER_ID });
const { tenantId, given } = officer;
const reviewer = emulatedOfficer({ role: 'compliance', tenant_id: tenantId });

let firestore: Firestore;
vi.mock('../../../lib/firebase/firebase.ts', () => ({
  loadedFirestore: () => firestore,
  portalFirestore: () => Promise.resolve(firestore),
}));

/** Renders a hook as that member, until it has found these records. */
async function expectFound(
  one: typeof officer,
  hook: () => Live<{ items: readonly { id: string }[] }>,
  ids: readonly string[],
) {
  firestore = one.firestore();
  const role = one === reviewer ? 'compliance' : 'officer';
  const officer_id = one === reviewer ? null : OFFICER_ID;
  const session = memberSession({ role, officer_id, tenant_id: tenantId }, { uid: one.uid });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result, unmount } = renderHook(hook, { wrapper });
  await waitFor(() => expect(readyData(result.current)?.items.map(({ id }) => id)).toEqual(ids));
  unmount();
}

const NOW = new Date();
const inDays = (days: number) => companyDayStart(shiftDate(companyToday(), days));

const createFlyer = (id: string, change: Partial<FlyerRecord>) =>
  given(paths.flyers.one(tenantId, id), {
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-2',
    title: id,
    owner_user_id: officer.uid,
    tenant_id: tenantId,
    data: {},
    status: 'approved',
    reason: null,
    created_at: NOW,
    updated_at: NOW,
    ...change,
  });
const createSubmission = (id: string, change: object) =>
  given(paths.submissions.one(tenantId, id), {
    tenant_id: tenantId,
    lo_assigned_id: OFFICER_ID,
    status: 'new',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@home.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    est_value_or_price: 420_000,
    reference_number: 'PA-TEST-LEAD',
    created_at: NOW,
    first_contact_at: NOW,
    ...change,
  });
const createFinding = (id: string, change: Partial<Finding>) =>
  given(paths.findings.one(tenantId, id), {
    id,
    title: id,
    check: 'rate-apr',
    status: 'open',
    views: 0,
    applications: 0,
    ...change,
  });
const createTemplate = (id: string, change: Partial<TemplateRecord>) =>
  given(paths.templates.one(tenantId, id), {
    id,
    name: id,
    description: '',
    category: 'flyer',
    status: 'published',
    current_version_id: '',
    ...change,
  });

beforeAll(() => {
  provideCompany(sampleCompany);
  markFirstListReady();
});
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('lists corrections requested of your own flyers, the latest first', async () => {
  const asked = (at: Date) => ({
    correction_request: { at, by_name: 'Ines Ortega', messages: ['Add the APR.'] },
  });
  await createFlyer('asked-before', asked(inDays(-2)));
  await createFlyer('asked', asked(inDays(-1)));
  await createFlyer('not-asked', {});
  await createFlyer('asked-of-a-colleague', { ...asked(inDays(-1)), owner_user_id: 'colleague' });
  await expectFound(officer, useCorrections, ['asked', 'asked-before']);
});

test('lists your own approved flyers that end within two days or ended within two weeks, latest end first', async () => {
  await createFlyer('ends-later', { valid_until: inDays(4) });
  await createFlyer('ends', { valid_until: inDays(3) });
  await createFlyer('ended', { valid_until: inDays(-13) });
  await createFlyer('ended-long-ago', { valid_until: inDays(-14) });
  await createFlyer('archived', { valid_until: inDays(1), status: 'archived' });
  await createFlyer('a-colleagues', { valid_until: inDays(1), owner_user_id: 'colleague' });
  await expectFound(officer, useEndingFlyers, ['ends', 'ended']);
});

test('lists your own rejected flyers, the newest first', async () => {
  await createFlyer('older', { status: 'rejected', created_at: inDays(-2) });
  await createFlyer('rejected', { status: 'rejected', created_at: inDays(-1) });
  await createFlyer('a-colleagues', { status: 'rejected', owner_user_id: 'colleague' });
  await expectFound(officer, () => useRejectedFlyers(tenantId, officer.uid), ['rejected', 'older']);
});

test('lists applications with a due notice by day: an officer’s own, and all for administrators', async () => {
  await createSubmission('due', { notice_due_at: inDays(1) });
  await createSubmission('overdue', { notice_due_at: inDays(-1) });
  await createSubmission('due-next-month', { notice_due_at: inDays(30) });
  await createSubmission('owes-none', { notice_due_at: null });
  await createSubmission('a-colleagues', { notice_due_at: inDays(0), lo_assigned_id: 'maya-torres' });
  await expectFound(officer, useDueActionNotices, ['overdue', 'due']);
  await expectFound(reviewer, useDueActionNotices, ['overdue', 'a-colleagues', 'due']);
});

test('lists open applications without contact, the earliest deadline first', async () => {
  await createSubmission('later', { first_contact_at: null, due_at: inDays(2) });
  await createSubmission('soon', { first_contact_at: null, due_at: inDays(1), status: 'in_progress' });
  await createSubmission('closed', { first_contact_at: null, due_at: inDays(1), status: 'withdrawn' });
  await createSubmission('contacted', { due_at: inDays(1) });
  await expectFound(reviewer, () => useUncontacted(tenantId, reviewer.uid), ['soon', 'later']);
});

test('lists open findings, on the most viewed flyers first', async () => {
  await createFinding('seldom-seen', { views: 2, applications: 1 });
  await createFinding('seen', { views: 9 });
  await createFinding('brought-applications', { views: 9, applications: 2 });
  await createFinding('dismissed', { views: 50, status: 'dismissed' });
  await expectFound(reviewer, useOpenFindings, ['brought-applications', 'seen', 'seldom-seen']);
});

test('lists templates that aren’t retired, and those that wait for consent', async () => {
  await createTemplate('a-draft', { status: 'draft' });
  await createTemplate('b-waiting', { draft_revision: 2, published_revision: 1, consent_revision: 2 });
  await createTemplate('c-retired', { status: 'retired' });
  await expectFound(reviewer, () => useOpenTemplates(tenantId), ['a-draft', 'b-waiting']);
  const useConsent = () => {
    const items = useAwaitingConsent(tenantId);
    return { status: 'ready', data: { items }, stale: false } as const;
  };
  await expectFound(reviewer, useConsent, ['b-waiting']);
});
