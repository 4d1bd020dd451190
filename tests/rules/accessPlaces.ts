import { createHash } from 'node:crypto';
import { APPLICATION_LIMITS } from '@brokerage/domain/application/applicationEvent';
import { MAX_SAVED_VIEWS, savedViewId } from '@brokerage/domain/application/savedView';
import { nextAuditRecord } from '@brokerage/domain/audit/auditChain';
import { AUDIT_PAGE_LIMIT } from '@brokerage/domain/audit/auditRecord';
import { MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { DIRECTORY_PAGE_LIMIT } from '@brokerage/domain/directory/officer';
import { FINDINGS_LIMIT } from '@brokerage/domain/finding/finding';
import { HISTORY_LIMIT } from '@brokerage/domain/flyer/flyerLimits';
import { NOTICE_LIMIT } from '@brokerage/domain/flyer/flyerNotice';
import { LICENSE_PAGE_LIMIT } from '@brokerage/domain/license/license';
import { ANALYTICS_LIMIT } from '@brokerage/domain/link/linkAnalytics';
import { LINK_COUNTS_LIMIT } from '@brokerage/domain/link/linkCount';
import { ROLL_UPS_LIMIT } from '@brokerage/domain/link/linkRollUp';
import { LINKS_LIMIT } from '@brokerage/domain/link/sharedLink';
import { CONSENT_PAGE_LIMIT } from '@brokerage/domain/preapproval/consentVersion';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/preapproval/submission';
import { RECALLS_LIMIT } from '@brokerage/domain/recall/recall';
import { SIGNATURE_DEFAULTS } from '@brokerage/domain/signature/signature';
import {
  type DocumentData,
  limit,
  orderBy,
  type QueryConstraint,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { pathOfRow, type Row } from './accessMatrix.ts';
import { EXTRA_ROLE, STRICT_TENANT, TENANT, type TenantName, toRoleRecord } from './personas.ts';

/** What an attempt is about. `uid`: the person who tries; 'nobody' when nobody is signed in. */
export interface Target {
  tenantId: TenantName;
  id: string;
  uid: string;
}

/** Valid documents of a row, and valid ways to come at them: only the person can be what is wrong. */
export interface Place {
  /** The document's own id, where it is not the target's. */
  id?: (target: Target) => string;
  record: (target: Target) => DocumentData;
  change: DocumentData;
  query: (target: Target) => QueryConstraint[];
  /** The document above it, which the rules look at. */
  above?: (target: Target) => DocumentData;
  /** Of a person's own record there is none in another tenant. */
  homeOnly?: true;
}

const AT = new Date('2026-11-20T15:00:00Z');
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Whose = (target: Target) => string;
const theirs: Whose = ({ uid }) => uid;
const aColleagues: Whose = () => 'colleague';
const ofTenant = ({ tenantId }: Target) => where('tenant_id', '==', tenantId);

/** For what only the server touches: a document with everything by which other collections let somebody in. */
const serverOnly: Place = {
  record: ({ tenantId, uid }) => ({
    tenant_id: tenantId,
    user_id: uid,
    owner_user_id: uid,
    created_by_user_id: uid,
    status: 'published',
  }),
  change: { status: 'active' },
  query: () => [limit(1)],
};

const roleRecords = (whose: Whose, query: Place['query']): Place => ({
  id: whose,
  record: (target) => ({
    ...toRoleRecord('officer'),
    user_id: whose(target),
    tenant_id: target.tenantId,
    // Nobody's record is so already: a write that changes nothing would be allowed.
    role: 'super_admin',
    branch_id: 'clifton-nj',
  }),
  change: { name: 'Changed Person', phone: '(973) 555-0101' },
  query,
});

const directory: Place = {
  record: () => ({ name: 'Clifton', state: 'NJ' }),
  change: { name: 'Changed' },
  query: () => [orderBy('name'), limit(DIRECTORY_PAGE_LIMIT)],
};

const templates = (status: string): Place => ({
  record: () => ({ name: 'Open house', status }),
  change: { status: 'published', name: 'Changed' },
  query: () => [where('status', '==', status), orderBy('name')],
});

const versions = (status: string): Place => ({
  record: () => ({ required_fields: [], locked_fields: [], approval_required: true }),
  change: { approval_required: false },
  query: () => [],
  above: () => ({ name: 'Open house', status }),
});

const drafts = (status: string): Place => ({
  record: ({ uid }) => ({ content: { name: 'Open house' }, revision: 1, saved_by_user_id: uid }),
  change: { revision: 2 },
  query: () => [],
  above: () => ({ name: 'Open house', status }),
});

const flyers = (owner: Whose): Place => ({
  record: (target) => ({
    template_id: 'open-house',
    template_version_id: 'open-house-v1',
    title: 'Open house on Sunday',
    owner_user_id: owner(target),
    tenant_id: target.tenantId,
    data: { headline: 'Come and see' },
    status: 'editing',
    reason: null,
    created_at: AT,
    updated_at: AT,
  }),
  change: {
    title: 'Open house on Saturday',
    data: { headline: 'Welcome' },
    revision: 2,
    updated_at: serverTimestamp(),
  },
  query: (target) => [where('owner_user_id', '==', owner(target))],
});

/** What was submitted: of whoever the flyer above it is. */
const snapshots = (owner: Whose): Place => ({
  record: () => ({ revision: 1, title: 'Open house on Sunday', data: { headline: 'Come and see' } }),
  change: { data: { headline: 'Welcome' } },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

const flyerMarks = (owner: Whose): Place => ({
  record: () => ({ revision: 1, at: AT, by_user_id: 'ines', by_name: 'Ines Sample', marks: [] }),
  change: { marks: ['another'] },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

const markResolutions = (owner: Whose): Place => ({
  record: () => ({ revision: 1, resolutions: {} }),
  change: { resolutions: { mark: { is_resolved: true, note: '', at: AT } } },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

const flyerHistory = (owner: Whose): Place => ({
  record: () => ({ n: 1, action: 'rejected', at: AT, by_user_id: 'ines', revision: 1, reason: 'No APR' }),
  change: { reason: null },
  query: () => [orderBy('n', 'desc'), limit(HISTORY_LIMIT)],
  above: flyers(owner).record,
});

const notices = (whose: Whose): Place => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    to_user_id: whose(target),
    kind: 'approved',
    flyer_id: 'flyer',
    title: 'Open house on Sunday',
    actor_name: 'Sample Person',
    reason: null,
    created_at: AT,
    read_at: null,
  }),
  change: { read_at: serverTimestamp() },
  query: (target) => [
    where('to_user_id', '==', whose(target)),
    orderBy('created_at', 'desc'),
    limit(NOTICE_LIMIT),
  ],
});

const pdfJobs = (owner: Whose): Place => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    flyer_instance_id: 'flyer',
    owner_user_id: owner(target),
    revision: 1,
    status: 'running',
    output_url: null,
    sha256: null,
    created_at: AT,
    lease_until: AT,
  }),
  change: { status: 'done', output_url: 'https://files.example/other.pdf' },
  query: (target) => [
    where('owner_user_id', '==', owner(target)),
    where('flyer_instance_id', '==', 'flyer'),
    orderBy('created_at', 'desc'),
    limit(1),
  ],
});

const realtors = (creator: Whose): Place => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    created_by_user_id: creator(target),
    name: 'Sample Realtor',
    email: 'sample@realty.example',
    phone: '(973) 555-0150',
    mls_id: 'MLS-1000',
    brokerage: 'Sample Realty',
    photo_url: 'https://images.example/realtor.jpg',
    notes: 'Met at the open house.',
  }),
  change: { notes: 'Changed.' },
  query: () => [orderBy('name')],
});

const signatures = (whose: Whose): Place => ({
  id: whose,
  record: (target) => ({ user_id: whose(target), tenant_id: target.tenantId, ...SIGNATURE_DEFAULTS }),
  change: { tagline: 'Changed.' },
  query: (target) => [where('user_id', '==', whose(target))],
});

/** The numbers tell the documents that each attempt needs apart. */
const NUMBERS: Record<string, number> = { kept: 1, deleted: 2, created: MAX_SAVED_VIEWS };

const savedViews = (whose: Whose): Place => {
  const id = (target: Target) => savedViewId(whose(target), NUMBERS[target.id.split('-').at(-1) ?? ''] ?? 1);
  return {
    id,
    record: (target) => ({
      id: id(target),
      user_id: whose(target),
      name: 'New in Clifton',
      filter: { status: 'new', branch: 'clifton-nj' },
      client_id: 'abcdefghijklmnopqrstu',
      updated_at: AT,
    }),
    change: { name: 'Changed', updated_at: serverTimestamp() },
    query: (target) => [where('user_id', '==', whose(target)), limit(MAX_SAVED_VIEWS)],
  };
};

const mailPreferences = (whose: Whose): Place => ({
  id: whose,
  record: (target) => ({ user_id: whose(target), topics: { flyer_ends: 'daily' }, updated_at: AT }),
  change: { topics: { flyer_ends: 'off' }, updated_at: serverTimestamp() },
  query: (target) => [where('user_id', '==', whose(target))],
});

/** Links, what they count and who opened them: whose they are stands in each. */
const ofLinks = (creator: Whose, most: number): Place => ({
  record: (target) => ({
    tenant_id: target.tenantId,
    created_by_user_id: creator(target),
    short_code: 'abCD23efGH45',
    flyer_instance_id: 'open-house',
    day: '2026-11-20',
    is_folded: false,
    created_at: AT,
    at: AT,
    views: 1,
  }),
  change: { views: 1000 },
  query: (target) => [where('created_by_user_id', '==', creator(target)), limit(most)],
});

const rollUps = (holder: (target: Target) => string | null): Place => ({
  record: (target) => ({
    tenant_id: target.tenantId,
    // Of what is the company's, too, the rules look at the holder alone.
    created_by_user_id: target.uid,
    holder_id: holder(target),
    by: 'day',
    unit: 'month',
    period: '2026-11',
    sums: {},
    names: {},
  }),
  change: { period: '2026-12' },
  query: (target) => [where('holder_id', '==', holder(target)), limit(ROLL_UPS_LIMIT)],
});

/** The first record about that person: with an id, a place in the chain and a hash that verify. */
export function auditRecordAbout(entityId: string, tenantId: string, actor: string) {
  const draft = {
    tenant_id: tenantId,
    at: AT,
    actor_user_id: actor,
    actor_name: 'Sample Person',
    action: 'member_changed',
    entity_type: 'member',
    entity_id: entityId,
    before: { role: 'officer' },
    after: { role: 'super_admin' },
  };
  return nextAuditRecord(draft, null, sha256);
}

const PLACES: Partial<Record<Row, Place>> = {
  'user_roles/{uid} of the person': {
    ...roleRecords(theirs, (target) => [ofTenant(target), where('user_id', '==', target.uid)]),
    homeOnly: true,
  },
  'user_roles/{uid} of a colleague': roleRecords(
    ({ id, tenantId }) => `${id}-of-${tenantId}`,
    (target) => [ofTenant(target)],
  ),
  'user_security/{uid} of the person': { ...serverOnly, id: theirs, homeOnly: true },
  'tenants/{tenantId}': {
    record: () => ({ company_name: 'Sample Company', nmls_id: '1992001', phone: '(973) 555-0192' }),
    change: { phone: '(973) 555-0193' },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/settings/security': {
    // What is there already: the other cells depend on it.
    record: ({ tenantId }) => ({
      administrators_need_second_factor: tenantId === STRICT_TENANT,
      ...(tenantId === TENANT && { extra_roles: [EXTRA_ROLE] }),
    }),
    change: { administrators_need_second_factor: false, audit_head: null },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/settings/applications': {
    record: () => ({ assignment: { kind: 'turns', officers: ['devon-blake'], branches: [] } }),
    change: { assignment: { kind: 'turns', officers: ['somebody-else'], branches: [] } },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/audit_logs/{recordId}': {
    id: ({ id, tenantId, uid }) => auditRecordAbout(id, tenantId, uid).record.id,
    record: ({ id, tenantId, uid }) => auditRecordAbout(id, tenantId, uid).record,
    change: { actor_name: 'Somebody Else' },
    query: () => [orderBy('at', 'desc'), limit(AUDIT_PAGE_LIMIT)],
  },
  'tenants/{tenantId}/audit_seals/{date}': {
    record: ({ id }) => ({
      id,
      date: id,
      count: 0,
      digest: sha256('[null]'),
      prev_digest: null,
      sealed_at: AT,
    }),
    change: { count: 1 },
    query: () => [orderBy('date', 'desc')],
  },
  'tenants/{tenantId}/audit_jobs/{job}': {
    record: ({ tenantId, uid }) => ({
      run_id: 'one',
      tenant_id: tenantId,
      status: 'running',
      slice: 1,
      started_by: { user_id: uid, name: 'Sample Person' },
    }),
    change: { status: 'done' },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/branches/{branchId}': directory,
  'tenants/{tenantId}/consent_versions/{version}': {
    record: ({ id }) => ({
      version: id,
      wording: {},
      texts: {},
      published_at: new Date('2026-11-20T15:00:00Z'),
      published_by_user_id: 'helen',
      published_by_name: 'Helen',
    }),
    change: { texts: { consent_tcpa: 'I agree to everything.' } },
    query: () => [orderBy('published_at', 'desc'), limit(CONSENT_PAGE_LIMIT)],
  },
  'tenants/{tenantId}/recalls/{recallId}': {
    record: ({ tenantId, uid }) => ({
      tenant_id: tenantId,
      by: { user_id: uid, name: 'Ines' },
      status: 'done',
      reason: 'The rate was wrong',
      started_at: AT,
    }),
    change: { status: 'undone' },
    query: () => [orderBy('started_at', 'desc'), limit(RECALLS_LIMIT)],
  },
  'tenants/{tenantId}/flyer_findings/{findingId}': {
    record: ({ tenantId, uid }) => ({
      tenant_id: tenantId,
      flyer_id: 'open-house',
      owner_user_id: uid,
      check: 'past-date',
      status: 'open',
      views: 3,
      applications: 0,
    }),
    change: { status: 'dismissed' },
    query: () => [
      where('status', '==', 'open'),
      orderBy('views', 'desc'),
      orderBy('applications', 'desc'),
      limit(FINDINGS_LIMIT),
    ],
  },
  'tenants/{tenantId}/flyer_rechecks/{run}': {
    record: ({ tenantId }) => ({ tenant_id: tenantId, status: 'done', checks_version: '1' }),
    change: { checks_version: '2' },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/licenses/{licenseId}': {
    record: ({ id, tenantId }) => ({
      id,
      holder_kind: 'company',
      holder_id: tenantId,
      state: 'NJ',
      kind: 'nj_broker',
      number: '9900192',
      authority: '',
      expires_on: '2026-12-31',
      revision: 1,
    }),
    change: { expires_on: '2099-12-31' },
    query: ({ tenantId }) => [where('holder_id', 'in', [tenantId]), limit(LICENSE_PAGE_LIMIT)],
  },
  'tenants/{tenantId}/customer_reviews/{reviewId}': {
    record: ({ id, tenantId }) => sampleReview({ id, subject_id: tenantId }),
    change: { quote: 'Words that the customer never said about us.' },
    query: () => [limit(MAX_CUSTOMER_REVIEWS)],
  },
  'tenants/{tenantId}/officers/{officerId}': {
    ...directory,
    query: () => [orderBy('name'), limit(DIRECTORY_PAGE_LIMIT)],
  },
  'tenants/{tenantId}/preapproval_submissions/{submissionId}': {
    record: (target) => ({
      ...serverOnly.record(target),
      first_name: 'Sample',
      status: 'new',
      created_at: AT,
      lo_assigned_id: target.uid,
    }),
    change: { status: 'approved' },
    query: () => [orderBy('created_at', 'desc'), limit(DESK_QUERY_LIMIT)],
  },
  'tenants/{tenantId}/preapproval_submissions/{submissionId}/events/{eventId}': {
    record: () => ({ n: 1, action: 'note', at: AT, by_user_id: 'ines', text: 'Ask for W-2s' }),
    change: { text: 'Changed' },
    query: () => [orderBy('n', 'desc'), limit(APPLICATION_LIMITS.timeline)],
    above: (target) => ({ first_name: 'Sample', status: 'new', lo_assigned_id: target.uid }),
  },
  'tenants/{tenantId}/templates/{templateId} published': templates('published'),
  'tenants/{tenantId}/templates/{templateId} draft': templates('draft'),
  'tenants/{tenantId}/templates/{templateId} retired': templates('retired'),
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a published one': versions('published'),
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a draft': versions('draft'),
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a retired one': versions('retired'),
  'tenants/{tenantId}/templates/{templateId}/drafts/{draftId} of a published one': drafts('published'),
  'tenants/{tenantId}/templates/{templateId}/drafts/{draftId} of a draft': drafts('draft'),
  'tenants/{tenantId}/flyer_instances/{flyerId} of the person': flyers(theirs),
  'tenants/{tenantId}/flyer_instances/{flyerId} of a colleague': flyers(aColleagues),
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of the person': snapshots(theirs),
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of a colleague': snapshots(aColleagues),
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of the person': flyerMarks(theirs),
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of a colleague': flyerMarks(aColleagues),
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of the person':
    markResolutions(theirs),
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of a colleague':
    markResolutions(aColleagues),
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of the person': flyerHistory(theirs),
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of a colleague': flyerHistory(aColleagues),
  'tenants/{tenantId}/notices/{noticeId} of the person': notices(theirs),
  'tenants/{tenantId}/notices/{noticeId} of a colleague': notices(aColleagues),
  'tenants/{tenantId}/pdf_jobs/{jobId} of the person': pdfJobs(theirs),
  'tenants/{tenantId}/pdf_jobs/{jobId} of a colleague': pdfJobs(aColleagues),
  'tenants/{tenantId}/shared_links/{code} of the person': ofLinks(theirs, LINKS_LIMIT),
  'tenants/{tenantId}/shared_links/{code} of a colleague': ofLinks(aColleagues, LINKS_LIMIT),
  'tenants/{tenantId}/link_counts/{countId} of the person': ofLinks(theirs, LINK_COUNTS_LIMIT),
  'tenants/{tenantId}/link_counts/{countId} of a colleague': ofLinks(aColleagues, LINK_COUNTS_LIMIT),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the person': rollUps(theirs),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of a colleague': rollUps(aColleagues),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the company': rollUps(() => null),
  'tenants/{tenantId}/link_analytics/{rowId} of the person': ofLinks(theirs, ANALYTICS_LIMIT),
  'tenants/{tenantId}/link_analytics/{rowId} of a colleague': ofLinks(aColleagues, ANALYTICS_LIMIT),
  'tenants/{tenantId}/saved_views/{viewId} of the person': savedViews(theirs),
  'tenants/{tenantId}/saved_views/{viewId} of a colleague': savedViews(aColleagues),
  'tenants/{tenantId}/realtors/{realtorId} of the person': realtors(theirs),
  'tenants/{tenantId}/realtors/{realtorId} of a colleague': realtors(aColleagues),
  'tenants/{tenantId}/mail_preferences/{uid} of the person': mailPreferences(theirs),
  'tenants/{tenantId}/mail_preferences/{uid} of a colleague': mailPreferences(({ id }) => `${id}-colleague`),
  'tenants/{tenantId}/email_signatures/{uid} of the person': signatures(theirs),
  'tenants/{tenantId}/email_signatures/{uid} of a colleague': signatures(({ id }) => `${id}-colleague`),
};

export const getPlace = (row: Row): Place => PLACES[row] ?? serverOnly;

/** The row's path with the target in it. */
export function documentPath(row: Row, target: Target): string {
  const id = getPlace(row).id?.(target) ?? target.id;
  return pathOfRow(row)
    .replace('{tenantId}', target.tenantId)
    .replaceAll(/\{\w+\}/g, id);
}
