import { withDates } from '@brokerage/domain/collections/withDates';
import { CALL_SECRET_LENGTH } from '@brokerage/domain/contact/callPage';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import { FieldValue } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { sha256 } from '../data/sha256.ts';
import { firestore } from './emulator.ts';
import { newTenant, type Person, type TestTenant } from './members.ts';

/** Submissions and officers of a test's own company, as the functions store them. */

/** A company's team: an administrator and two officers in its directory. */
export interface TestDesk {
  tenant: TestTenant;
  admin: Person;
  /** Devon Blake, `devon` in the directory. */
  devon: Person;
  /** Maria Alvarez, `maria` in the directory. */
  maria: Person;
  other: TestTenant;
  /** Super administrator of the other company, with the same entry id as Devon. */
  foreigner: Person;
  remove: () => Promise<unknown>;
}

export async function newTestDesk(): Promise<TestDesk> {
  const [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  await Promise.all([
    listOfficer(tenant.tenantId, 'devon', { name: 'Devon Blake' }),
    listOfficer(tenant.tenantId, 'maria', { name: 'Maria Alvarez' }),
  ]);
  const [admin, devon, maria, foreigner] = await Promise.all([
    tenant.join('compliance'),
    tenant.join('officer', { officer_id: 'devon' }),
    tenant.join('officer', { officer_id: 'maria' }),
    other.join('super_admin', { officer_id: 'devon' }),
  ]);
  const remove = () => Promise.all([tenant.remove(), other.remove()]);
  return { tenant, admin, devon, maria, other, foreigner, remove };
}

/** Lists an officer in the directory. */
export const listOfficer = (tenantId: string, id: string, changes: object = {}) =>
  firestore.doc(paths.officers.one(tenantId, id)).set({
    id,
    name: `Officer ${id}`,
    email: `${id}@testfield.example`,
    phone: '(973) 555-0101',
    nmls: '1990001',
    title: 'Loan Officer',
    bio: '',
    branchId: 'main',
    ...changes,
  });

/** Returns the secret that the browser with a seeded application has. */
export const toCallSecret = (applicationId: string): string =>
  applicationId.replaceAll(/[-_]/g, '0').padEnd(CALL_SECRET_LENGTH, 'x');

/**
 * Stores a new application of the General team and returns its id. The trigger that assigns new applications ignores it, unless
 * `isTriggered`.
 */
export async function seedApplication(
  tenantId: string,
  changes: Record<string, unknown> = {},
  { location = 'Clifton, NJ', isTriggered = false } = {},
): Promise<string> {
  const id = nanoid(21);
  const ref = firestore.doc(paths.submissions.one(tenantId, id));
  const record = {
    id,
    kind: 'application',
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: `${id.toLowerCase()}@borrower.example`,
    mobile: '(201) 555-0147',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(Date.now() - HOUR_MS),
    est_value_or_price: 525_000,
    reference_number: `PA-${nanoid(4).toUpperCase()}-${nanoid(4).toUpperCase()}`,
    lo_assigned_id: null,
    route_to: 'General',
    ...changes,
  };
  await firestore.doc(paths.submissionAnswers(tenantId, id)).set({
    first_name: 'Rosa',
    property_location: location,
    call_secret_hash: sha256(toCallSecret(id)),
  });
  await ref.set(isTriggered ? record : { ...record, route_to: 'test' });
  if (!isTriggered) {
    await ref.update({ route_to: record.lo_assigned_id === null ? record.route_to : FieldValue.delete() });
  }
  return id;
}

/** Stores a callback request of the General team like send-contact-message, an hour before its time begins, and returns its id. */
export async function seedCallback(
  tenantId: string,
  changes: Record<string, unknown> = {},
  id = `callback-${nanoid(21)}`,
): Promise<string> {
  const ref = firestore.doc(paths.submissions.one(tenantId, id));
  await firestore.doc(paths.submissionAnswers(tenantId, id)).set({
    topic: 'refinancing',
    message: 'Is it worth it?\nMy rate is 7.1%.',
    callback: '2026-11-24 morning',
  });
  const record = {
    id,
    kind: 'callback',
    first_name: 'Walter',
    last_name: 'Grzyb',
    email: `${id.toLowerCase()}@visitor.example`,
    mobile: '(201) 555-0148',
    purpose: null,
    status: 'new',
    created_at: new Date(Date.now() - HOUR_MS),
    est_value_or_price: null,
    reference_number: `CB-${nanoid(4).toUpperCase()}-${nanoid(4).toUpperCase()}`,
    lo_assigned_id: null,
    source: 'website',
    due_at: new Date(Date.now() + 4 * HOUR_MS),
    due_soon_at: new Date(Date.now() + HOUR_MS),
    first_contact_at: null,
    contact_reminder_at: new Date(Date.now() + HOUR_MS),
    branch_id: null,
    ...changes,
  };
  // The trigger that assigns new ones ignores it, because it belongs to the General team only afterwards.
  await ref.set(record);
  if (record.lo_assigned_id === null) await ref.update({ route_to: 'General' });
  return id;
}

export const readSubmission = async (tenantId: string, id: string) =>
  submissionSchema.parse(
    withDates((await firestore.doc(paths.submissions.one(tenantId, id)).get()).data() ?? {}),
  );

/** Events of a submission, oldest first. */
export const readEvents = async (tenantId: string, id: string) =>
  (await firestore.collection(paths.submissionEvents(tenantId, id)).orderBy('n').get()).docs.map((one) =>
    one.data(),
  );

/** Stores an officer's originator license for a state. */
export const seedOfficerLicense = (
  tenantId: string,
  holder_id: string,
  state: string,
  expires_on = '2099-12-31',
) =>
  firestore.doc(paths.licenses.one(tenantId, `${holder_id}-${state}`)).set({
    id: `${holder_id}-${state}`,
    holder_kind: 'officer',
    holder_id,
    state,
    kind: 'originator',
    number: '1',
    authority: '',
    expires_on,
    revision: 1,
  });
