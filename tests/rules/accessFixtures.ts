import { AUDIT_PAGE_LIMIT } from '@brokerage/domain/audit/auditRecord';
import { MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { DIRECTORY_PAGE_LIMIT } from '@brokerage/domain/directory/officer';
import { FINDINGS_LIMIT } from '@brokerage/domain/finding/finding';
import { LICENSE_PAGE_LIMIT } from '@brokerage/domain/license/license';
import { ANALYTICS_LIMIT } from '@brokerage/domain/link/linkAnalytics';
import { LINK_COUNTS_LIMIT } from '@brokerage/domain/link/linkCount';
import { LINKS_LIMIT } from '@brokerage/domain/link/sharedLink';
import { CONSENT_PAGE_LIMIT } from '@brokerage/domain/preapproval/consent/consentVersion';
import { RECALLS_LIMIT } from '@brokerage/domain/recall/recall';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { limit, orderBy, where } from 'firebase/firestore';
import { MAX_LIMIT } from '../../web/src/lib/live-data/listQuery.ts';
import { pathOfRow, type Row } from './accessMatrix.ts';
import {
  AT,
  auditRecordAbout,
  type CollectionFixture,
  colleagueUid,
  directory,
  drafts,
  flyerHistory,
  flyerMarks,
  flyers,
  mailPreferences,
  markResolutions,
  notices,
  ofLinks,
  ofTenant,
  ownUid,
  pdfJobs,
  realtors,
  roleRecords,
  rollUps,
  savedViews,
  serverOnly,
  sha256,
  signatures,
  snapshots,
  type Target,
  templates,
  versions,
} from './accessRecords.ts';
import { EXTRA_ROLE, STRICT_TENANT, TENANT } from './personas.ts';

const FIXTURES: Partial<Record<Row, CollectionFixture>> = {
  'user_roles/{uid} of the person': {
    ...roleRecords(ownUid, (target) => [
      ofTenant(target),
      where('user_id', '==', target.uid),
      limit(MAX_LIMIT),
    ]),
    homeOnly: true,
  },
  'user_roles/{uid} of a colleague': roleRecords(
    ({ id, tenantId }) => `${id}-of-${tenantId}`,
    (target) => [ofTenant(target), limit(MAX_LIMIT)],
  ),
  'user_security/{uid} of the person': { ...serverOnly, id: ownUid, homeOnly: true },
  'tenants/{tenantId}': {
    record: () => ({ company_name: 'Sample Company', nmls_id: '1992001', phone: '(973) 555-0192' }),
    change: { phone: '(973) 555-0193' },
    query: () => [limit(1)],
  },
  'tenants/{tenantId}/settings/security': {
    // The existing record: the other cells depend on it.
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
    query: () => [orderBy('date', 'desc'), limit(MAX_LIMIT)],
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
    query: () => [orderBy('n', 'desc'), limit(SUBMISSION_LIMITS.timeline)],
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
  'tenants/{tenantId}/flyer_instances/{flyerId} of the person': flyers(ownUid),
  'tenants/{tenantId}/flyer_instances/{flyerId} of a colleague': flyers(colleagueUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of the person': snapshots(ownUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of a colleague': snapshots(colleagueUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of the person': flyerMarks(ownUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of a colleague': flyerMarks(colleagueUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of the person':
    markResolutions(ownUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of a colleague':
    markResolutions(colleagueUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of the person': flyerHistory(ownUid),
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of a colleague': flyerHistory(colleagueUid),
  'tenants/{tenantId}/notices/{noticeId} of the person': notices(ownUid),
  'tenants/{tenantId}/notices/{noticeId} of a colleague': notices(colleagueUid),
  'tenants/{tenantId}/pdf_jobs/{jobId} of the person': pdfJobs(ownUid),
  'tenants/{tenantId}/pdf_jobs/{jobId} of a colleague': pdfJobs(colleagueUid),
  'tenants/{tenantId}/shared_links/{code} of the person': ofLinks(ownUid, LINKS_LIMIT),
  'tenants/{tenantId}/shared_links/{code} of a colleague': ofLinks(colleagueUid, LINKS_LIMIT),
  'tenants/{tenantId}/link_counts/{countId} of the person': ofLinks(ownUid, LINK_COUNTS_LIMIT),
  'tenants/{tenantId}/link_counts/{countId} of a colleague': ofLinks(colleagueUid, LINK_COUNTS_LIMIT),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the person': rollUps(ownUid),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of a colleague': rollUps(colleagueUid),
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the company': rollUps(() => null),
  'tenants/{tenantId}/link_analytics/{rowId} of the person': ofLinks(ownUid, ANALYTICS_LIMIT),
  'tenants/{tenantId}/link_analytics/{rowId} of a colleague': ofLinks(colleagueUid, ANALYTICS_LIMIT),
  'tenants/{tenantId}/saved_views/{viewId} of the person': savedViews(ownUid),
  'tenants/{tenantId}/saved_views/{viewId} of a colleague': savedViews(colleagueUid),
  'tenants/{tenantId}/realtors/{realtorId} of the person': realtors(ownUid),
  'tenants/{tenantId}/realtors/{realtorId} of a colleague': realtors(colleagueUid),
  'tenants/{tenantId}/mail_preferences/{uid} of the person': mailPreferences(ownUid),
  'tenants/{tenantId}/mail_preferences/{uid} of a colleague': mailPreferences(({ id }) => `${id}-colleague`),
  'tenants/{tenantId}/email_signatures/{uid} of the person': signatures(ownUid),
  'tenants/{tenantId}/email_signatures/{uid} of a colleague': signatures(({ id }) => `${id}-colleague`),
};

export const getFixture = (row: Row): CollectionFixture => FIXTURES[row] ?? serverOnly;

/** Returns the row's path for the target. */
export function documentPath(row: Row, target: Target): string {
  const id = getFixture(row).id?.(target) ?? target.id;
  return pathOfRow(row)
    .replace('{tenantId}', target.tenantId)
    .replaceAll(/\{\w+\}/g, id);
}
