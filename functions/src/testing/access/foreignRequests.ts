import type { CallableInput, CallableOutput } from '@brokerage/domain/callables';
import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { findingId } from '@brokerage/domain/finding/finding';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { firestore } from '../emulator.ts';
import { bucket } from '../flyers.ts';
import { linkWorld } from '../links.ts';
import { seededOutbox } from '../mail.ts';
import type { TestTenant } from '../members.ts';
import { listOfficer, seedApplication } from '../submissions.ts';
import { templateContent } from '../templateContent.ts';
import type { MemberCallableName } from './callableRights.ts';

/** The error that a request gets, or a result if it names nothing of another company. */
type ExpectedResponse<N extends MemberCallableName> = string | { result: CallableOutput<N> };

type ForeignRequest<N extends MemberCallableName> = [CallableInput<N>, ExpectedResponse<N>];

/** Reads and writes only the caller's company, so a request can't name anything of another one. */
const NAMES_NO_RECORD = null;

/** For each callable, a request that names another company's record, and its expected response. */
export type ForeignRequests = {
  [N in MemberCallableName]: ForeignRequest<N> | typeof NAMES_NO_RECORD;
};

const BRANCH = 'branch-abroad';
const OFFICER = 'officer-abroad';
const TEMPLATE = 'template-abroad';
const RUN = 'run-abroad';

/** Stores a record of each kind that a callable may name. */
async function storeRecords({ tenantId, join }: TestTenant) {
  const ids = { license: nanoid(), review: nanoid(), recall: nanoid(), mail: nanoid() };
  const { uid } = await join('officer');
  const world = linkWorld(tenantId);
  const flyer = await world.flyer(uid);
  const picture = `${paths.userUploads(tenantId, uid)}/1.jpg`;
  const [link, application] = await Promise.all([
    world.link(flyer, uid),
    seedApplication(tenantId),
    listOfficer(tenantId, OFFICER),
    seededOutbox(tenantId).queue(ids.mail),
    bucket().file(picture).save('no picture', { resumable: false, contentType: 'image/jpeg' }),
    ...[
      [paths.branches.one(tenantId, BRANCH), { id: BRANCH, name: 'Abroad' }],
      [paths.templates.one(tenantId, TEMPLATE), { id: TEMPLATE, name: 'Abroad', status: 'published' }],
      [paths.customerReviews.one(tenantId, ids.review), sampleReview({ id: ids.review })],
      [paths.licenses.one(tenantId, ids.license), { id: ids.license, revision: 1 }],
      [paths.recalls.one(tenantId, ids.recall), { id: ids.recall, status: 'done' }],
      [paths.findings.one(tenantId, findingId(flyer, 'rates')), { flyer_id: flyer, status: 'open' }],
    ].map(([path, record]) => firestore.doc(path as string).set(record as object)),
  ]);
  return { ...ids, uid, flyer, picture, link, application };
}

const branchFields = {
  name: 'Abroad',
  address: '1 Main Street, Clifton, NJ 07011',
  state: 'NJ',
  licenseNumber: '1',
  manager: 'Sample Manager',
  time_zone: '',
  is_hidden: false,
};

/** Stores records in another company and returns the requests that a neighbor sends about them. */
export async function newForeignRequests(abroad: TestTenant): Promise<ForeignRequests> {
  const { uid, flyer, picture, link, application, license, review, recall, mail } =
    await storeRecords(abroad);
  const finding = { id: findingId(flyer, 'rates'), revision: 2, check_version: 1 };
  const member = { uid };
  const event = () => ({ id: application, event_id: nanoid() });
  const reason = 'A reason that is long enough';
  const NOT_FOUND = 'NOT_FOUND';
  /** The list in the caller's company differs from the one that the caller saw. */
  const ANOTHER_ORDER = 'ABORTED';
  const {
    id: _id,
    hidden_reason: _hidden,
    order: _order,
    revision: _revision,
    schema_version: _version,
    ...reviewFields
  } = sampleReview({ subject_id: abroad.tenantId });
  return {
    'invite-member': [
      { id: nanoid(), email: `${nanoid()}@staff.example`, name: 'Nora', role: 'officer', branch_id: BRANCH },
      'INVALID_ARGUMENT',
    ],
    'resend-invitation': [member, NOT_FOUND],
    'update-member': [{ uid, role: 'officer', branch_id: null }, NOT_FOUND],
    'deactivate-member': [{ uid, hand_over_to: null }, NOT_FOUND],
    'reactivate-member': [member, NOT_FOUND],
    'update-profile': NAMES_NO_RECORD,
    'publish-picture': [{ path: picture }, 'PERMISSION_DENIED'],
    'review-profile-change': [{ uid, field: 'name', value: 'Nora', is_confirmed: true }, NOT_FOUND],
    'list-member-accounts': [{ uids: [uid] }, { result: { accounts: [] } }],
    'update-company': NAMES_NO_RECORD,
    'publish-consent-wording': NAMES_NO_RECORD,
    'create-directory-entry': [member, NOT_FOUND],
    'save-directory-entry': [
      {
        id: OFFICER,
        revision: 0,
        title: 'Loan Officer',
        bio: '',
        languages: [],
        specialties: [],
        licensed_states: [],
        booking_url: '',
        branchId: '',
      },
      NOT_FOUND,
    ],
    'list-directory-entry': [{ id: OFFICER, revision: 0, is_listed: true }, NOT_FOUND],
    'order-directory': [{ branch_id: BRANCH, ids: [OFFICER], expected: [OFFICER] }, ANOTHER_ORDER],
    'import-directory': NAMES_NO_RECORD,
    'export-directory': NAMES_NO_RECORD,
    'add-branch': NAMES_NO_RECORD,
    'save-branch': [{ ...branchFields, id: BRANCH, revision: 0 }, NOT_FOUND],
    'close-branch': [{ id: BRANCH, revision: 0, successor_id: 'main' }, NOT_FOUND],
    'reopen-branch': [{ id: BRANCH, revision: 0 }, NOT_FOUND],
    'save-license': [
      {
        id: license,
        revision: 1,
        holder_kind: 'officer',
        holder_id: OFFICER,
        state: 'NJ',
        kind: 'originator',
        number: '1',
        authority: '',
        expires_on: null,
      },
      NOT_FOUND,
    ],
    'remove-license': [{ id: license, revision: 1 }, NOT_FOUND],
    'save-customer-review': [
      {
        ...reviewFields,
        subject_kind: 'officer',
        subject_id: OFFICER,
        id: review,
        revision: 1,
        is_attested: true,
      },
      NOT_FOUND,
    ],
    'hide-customer-review': [{ id: review, revision: 1, hidden_reason: 'not_genuine' }, NOT_FOUND],
    'remove-customer-review': [{ id: review, revision: 1 }, NOT_FOUND],
    'order-customer-reviews': [{ ids: [review], expected: [review] }, ANOTHER_ORDER],
    'reset-second-factor': [member, NOT_FOUND],
    'confirm-second-factor': NAMES_NO_RECORD,
    'create-recovery-codes': NAMES_NO_RECORD,
    'end-all-sessions': NAMES_NO_RECORD,
    'record-activity': NAMES_NO_RECORD,
    'seal-audit-log': NAMES_NO_RECORD,
    'verify-audit-log': NAMES_NO_RECORD,
    'stop-audit-verification': [{ run_id: RUN }, { result: {} }],
    'open-application': [{ id: application }, NOT_FOUND],
    'get-consent-receipt': [{ id: application }, NOT_FOUND],
    'assign-application': [{ ...event(), revision: 1, officer_id: null }, NOT_FOUND],
    'claim-application': [{ ...event(), revision: 1 }, NOT_FOUND],
    'update-application': [{ ...event(), action: { name: 'start', revision: 1 } }, NOT_FOUND],
    'log-contact': [{ ...event(), channel: 'called', contacted_at: new Date().toISOString() }, NOT_FOUND],
    'add-application-note': [{ ...event(), text: 'A note' }, NOT_FOUND],
    'edit-application-note': [{ ...event(), text: 'A note' }, NOT_FOUND],
    'export-application': [{ id: application, format: 'pdf' }, NOT_FOUND],
    'update-applications': [
      {
        batch_id: nanoid(),
        applications: [{ id: application, revision: 1 }],
        action: { name: 'mark_spam' },
      },
      {
        result: {
          results: [
            {
              id: application,
              error: {
                code: 'application-not-found',
                message: submissionErrors['application-not-found'].sentence,
              },
            },
          ],
        },
      },
    ],
    'export-applications': NAMES_NO_RECORD,
    'preview-assignment': [
      { kind: 'turns', officers: [OFFICER], branches: [] },
      { result: { lists: [{ branch_id: null, next_officer_id: null, skipped: [OFFICER] }] } },
    ],
    'get-contact-report': NAMES_NO_RECORD,
    'get-questionnaire-funnel': NAMES_NO_RECORD,
    'create-flyer': [
      { id: nanoid(), template_id: TEMPLATE, title: 'Maple Avenue', realtor_id: null },
      'FAILED_PRECONDITION',
    ],
    'submit-flyer': [{ id: flyer, revision: 2 }, NOT_FOUND],
    'review-flyer': [{ decision: 'approve', id: flyer, revision: 2 }, NOT_FOUND],
    'withdraw-flyer': [{ id: flyer }, NOT_FOUND],
    'revise-flyer': [{ id: flyer }, NOT_FOUND],
    'resolve-flyer-mark': [
      { id: flyer, revision: 2, mark_id: nanoid(), is_resolved: true, note: '' },
      NOT_FOUND,
    ],
    'archive-flyer': [{ id: flyer }, NOT_FOUND],
    'correct-flyer': [{ id: flyer, new_id: nanoid() }, NOT_FOUND],
    'update-flyer-version': [{ id: flyer, revision: 2, version_id: 'open-house-v2' }, NOT_FOUND],
    'duplicate-flyer': [{ id: flyer, new_id: nanoid(), title: 'Maple Avenue' }, NOT_FOUND],
    'render-pdf': [{ instanceId: flyer }, NOT_FOUND],
    'save-template': [{ id: TEMPLATE, revision: 1, content: templateContent() }, NOT_FOUND],
    'publish-template': [{ id: TEMPLATE, revision: 0 }, NOT_FOUND],
    'review-template': [{ decision: 'consent', id: TEMPLATE, revision: 1 }, NOT_FOUND],
    // An id that the company doesn't have counts as a new template of the caller's own.
    'count-consent-reviewers': NAMES_NO_RECORD,
    'retire-template': [{ id: TEMPLATE }, NOT_FOUND],
    'restore-template': [{ id: TEMPLATE }, NOT_FOUND],
    'duplicate-template': [{ id: TEMPLATE, new_id: nanoid() }, NOT_FOUND],
    'create-share-link': [{ instanceId: flyer, expiryDays: 7, utmParams: {} }, NOT_FOUND],
    'update-share-link': [{ shortCode: link, isDisabled: true }, NOT_FOUND],
    'count-live-links': [{ memberId: uid }, NOT_FOUND],
    'start-recall': [{ id: nanoid(), criterion: { by: 'flyer', flyer_id: flyer }, reason }, NOT_FOUND],
    'undo-recall': [{ id: recall, reason }, NOT_FOUND],
    'preview-recall': [{ criterion: { by: 'flyer', flyer_id: flyer } }, NOT_FOUND],
    'get-recall-contacts': [{ id: recall }, NOT_FOUND],
    'start-recheck': NAMES_NO_RECORD,
    'dismiss-finding': [{ ...finding, reason }, NOT_FOUND],
    'request-correction': [finding, NOT_FOUND],
    'list-mail': NAMES_NO_RECORD,
    'retry-mail': [{ id: mail }, NOT_FOUND],
    'get-system-status': NAMES_NO_RECORD,
  };
}
