import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { toContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { StoredSubmission } from '@brokerage/domain/submission/submission';
import { firestore } from './firestore.ts';
import { changeRecord, type MemberAccount } from './memberAccounts.ts';

/** Applications assigned to a test's own officer, as `submit-preapproval` would write them. */

/** Gives the member a directory entry id without listing them, because all tests share the public directory. */
export async function setOfficerId({ uid }: MemberAccount): Promise<string> {
  const officerId = `officer-${randomUUID()}`;
  await changeRecord(uid, { officer_id: officerId });
  return officerId;
}

/** Lists a member in the test company's directory under that name; returns the entry's id. */
export async function listOfficer(officer: MemberAccount, name: string): Promise<string> {
  const { uid, tenantId } = officer;
  const id = await setOfficerId(officer);
  await changeRecord(uid, { name });
  await firestore.doc(paths.officers.one(tenantId, id)).set({
    id,
    name,
    email: `${id}@staff.example`,
    phone: '(973) 555-0100',
    nmls: '1990001',
    title: 'Loan Officer',
    bio: '',
    branchId: 'clifton-nj',
  });
  return id;
}

/** A new callback request for the officer with that entry, or null for the General team; returns its id. */
export async function createCallback(
  { tenantId }: Pick<MemberAccount, 'tenantId'>,
  officerId: string | null,
  change: Partial<StoredSubmission> = {},
): Promise<string> {
  const id = `callback-${randomUUID()}`;
  const record: StoredSubmission = {
    id,
    kind: 'callback',
    first_name: 'Walter',
    last_name: 'Grzyb',
    email: 'walter@visitor.example',
    mobile: '(973) 555-0191',
    purpose: null,
    status: 'new',
    created_at: new Date(),
    est_value_or_price: null,
    reference_number: 'CB-TEST-CALL',
    lo_assigned_id: officerId,
    source: 'website',
    branch_id: null,
    first_contact_at: null,
    due_soon_at: new Date(Date.now() + 3_600_000),
    due_at: new Date(Date.now() + 4 * 3_600_000),
    ...change,
  };
  const search_keys = toSearchKeys(searchTexts.submission(record));
  await firestore.doc(paths.submissions.one(tenantId, id)).set({ ...record, search_keys });
  await firestore
    .doc(paths.submissionAnswers(tenantId, id))
    .set({ topic: 'buying', message: 'Can we afford it?', callback: '2026-11-24 morning' });
  return id;
}

/** A new application for the officer with that entry, or null for the General team; returns its id. */
export async function createLead(
  { tenantId }: Pick<MemberAccount, 'tenantId'>,
  officerId: string | null,
  change: Partial<StoredSubmission> = {},
): Promise<string> {
  const id = randomUUID();
  const createdAt = change.created_at ?? new Date();
  const lead: StoredSubmission = {
    id,
    kind: 'application',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(),
    est_value_or_price: 420_000,
    reference_number: 'PA-TEST-LEAD',
    lo_assigned_id: officerId,
    source: 'website',
    branch_id: null,
    first_contact_at: null,
    ...toContactDeadlines(createdAt, DEFAULT_OFFICE_SCHEDULE),
    ...change,
  };
  const search_keys = toSearchKeys(searchTexts.submission(lead));
  await firestore.doc(paths.submissions.one(tenantId, id)).set({ ...lead, search_keys });
  const { first_name, last_name, email, mobile, purpose } = lead;
  await firestore.doc(paths.submissionAnswers(tenantId, id)).set({
    first_name,
    last_name,
    email,
    mobile,
    purpose,
    sms_opt_in: true,
    consent_tcpa: true,
    soft_pull_consent: false,
    property_location: 'Clifton, NJ',
    est_value_or_price: 420_000,
    purchase_price: 400_000,
    down_payment: 80_000,
    monthly_income_gross: 10_000,
    monthly_debts_known: 1_500,
  });
  return id;
}
