import { objectKeys } from '@brokerage/domain/collections/records';
import { type Action, can, isAdministrator } from '@brokerage/domain/member/roles';
import { EXTRA_ROLE, getUid, type PersonaName, toMember } from './personas.ts';

export const VERBS = ['get', 'list', 'create', 'update', 'delete', 'list of all tenants'] as const;
export type Verb = (typeof VERBS)[number];

/** Who may: anyone signed in, members of the document's tenant, or members with a right in it. */
type Audience = 'signedIn' | 'members' | 'administrators' | Action;

/**
 * Who may do what with which document: the `match` of firestore.rules, and the document's owner if that matters. A missing verb is denied
 * to everybody. `accessFixtures.ts` makes a valid attempt for each cell.
 */
const ACCESS = {
  'user_roles/{uid} of the person': { get: 'signedIn', list: 'administrators' },
  'user_roles/{uid} of a colleague': { get: 'administrators', list: 'administrators' },
  'user_security/{uid} of the person': {},
  'user_security/{uid} of a colleague': {},
  'user_sessions/{sessionId}': {},
  'rate_limits/{limitId}': {},
  'migrations/{migrationId}': {},
  'tenants/{tenantId}': { get: 'members' },
  'tenants/{tenantId}/settings/security': { get: 'members' },
  'tenants/{tenantId}/settings/applications': { get: 'members' },
  'tenants/{tenantId}/assignment_turns/{list}': {},
  'tenants/{tenantId}/audit_logs/{recordId}': { get: 'audit:read', list: 'audit:read' },
  'tenants/{tenantId}/audit_heads/{entity}': {},
  'tenants/{tenantId}/audit_seals/{date}': { get: 'audit:read', list: 'audit:read' },
  'tenants/{tenantId}/audit_jobs/{job}': { get: 'audit:read' },
  'tenants/{tenantId}/branches/{branchId}': { get: 'members', list: 'members' },
  'tenants/{tenantId}/officers/{officerId}': { get: 'members', list: 'administrators' },
  'tenants/{tenantId}/consent_versions/{version}': { get: 'members', list: 'members' },
  'tenants/{tenantId}/licenses/{licenseId}': { get: 'members', list: 'members' },
  'tenants/{tenantId}/customer_reviews/{reviewId}': { get: 'administrators', list: 'administrators' },
  'tenants/{tenantId}/recalls/{recallId}': { get: 'flyers:recall', list: 'flyers:recall' },
  'tenants/{tenantId}/flyer_findings/{findingId}': { get: 'flyers:recall', list: 'flyers:recall' },
  'tenants/{tenantId}/flyer_rechecks/{run}': { get: 'flyers:recall' },
  'tenants/{tenantId}/preapproval_submissions/{submissionId}': {
    get: 'submissions:read',
    list: 'submissions:read',
  },
  'tenants/{tenantId}/preapproval_submissions/{submissionId}/events/{eventId}': {
    get: 'submissions:read',
    list: 'submissions:read',
  },
  'tenants/{tenantId}/preapproval_submissions/{submissionId}/private/{document}': {},
  'tenants/{tenantId}/preapproval_submissions/{submissionId}/consent_receipts/{receiptId}': {},
  'tenants/{tenantId}/saved_views/{viewId} of the person': {
    get: 'members',
    list: 'members',
    create: 'members',
    update: 'members',
    delete: 'members',
  },
  'tenants/{tenantId}/saved_views/{viewId} of a colleague': {},
  'tenants/{tenantId}/templates/{templateId} published': { get: 'members', list: 'members' },
  'tenants/{tenantId}/templates/{templateId} draft': {
    get: 'templates:readUnpublished',
    list: 'templates:readUnpublished',
  },
  'tenants/{tenantId}/templates/{templateId} retired': {
    get: 'members',
    list: 'members',
  },
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a published one': {
    get: 'members',
    list: 'members',
  },
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a draft': {
    get: 'templates:readUnpublished',
    list: 'templates:readUnpublished',
  },
  'tenants/{tenantId}/templates/{templateId}/versions/{versionId} of a retired one': {
    get: 'members',
    list: 'members',
  },
  'tenants/{tenantId}/templates/{templateId}/drafts/{draftId} of a published one': {
    get: 'templates:readUnpublished',
    list: 'templates:readUnpublished',
  },
  'tenants/{tenantId}/templates/{templateId}/drafts/{draftId} of a draft': {
    get: 'templates:readUnpublished',
    list: 'templates:readUnpublished',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId} of the person': {
    get: 'members',
    list: 'members',
    update: 'members',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId} of a colleague': {
    get: 'flyers:readAll',
    list: 'flyers:readAll',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of the person': { get: 'members' },
  'tenants/{tenantId}/flyer_instances/{flyerId}/snapshots/{revision} of a colleague': {
    get: 'flyers:readAll',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of the person': { get: 'members' },
  'tenants/{tenantId}/flyer_instances/{flyerId}/marks/{revision} of a colleague': { get: 'flyers:readAll' },
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of the person': {
    get: 'members',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId}/mark_resolutions/{revision} of a colleague': {
    get: 'flyers:readAll',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of the person': {
    get: 'members',
    list: 'members',
  },
  'tenants/{tenantId}/flyer_instances/{flyerId}/history/{step} of a colleague': {
    get: 'flyers:readAll',
    list: 'flyers:readAll',
  },
  'tenants/{tenantId}/notices/{noticeId} of the person': {
    get: 'members',
    list: 'members',
    update: 'members',
  },
  'tenants/{tenantId}/notices/{noticeId} of a colleague': {},
  'tenants/{tenantId}/pdf_jobs/{jobId} of the person': { get: 'members', list: 'members' },
  'tenants/{tenantId}/pdf_jobs/{jobId} of a colleague': { get: 'administrators', list: 'administrators' },
  'tenants/{tenantId}/realtors/{realtorId} of the person': {
    get: 'members',
    list: 'members',
    create: 'members',
    update: 'members',
    delete: 'members',
  },
  'tenants/{tenantId}/realtors/{realtorId} of a colleague': {
    get: 'members',
    list: 'members',
    update: 'administrators',
    delete: 'administrators',
  },
  'tenants/{tenantId}/email_signatures/{uid} of the person': {
    get: 'members',
    create: 'members',
    update: 'members',
  },
  'tenants/{tenantId}/email_signatures/{uid} of a colleague': {},
  'tenants/{tenantId}/mail/{mailId}': {},
  'tenants/{tenantId}/mail_preferences/{uid} of the person': {
    get: 'members',
    create: 'members',
    update: 'members',
  },
  'tenants/{tenantId}/mail_preferences/{uid} of a colleague': {},
  'tenants/{tenantId}/digest_entries/{entryId}': {},
  'tenants/{tenantId}/shared_links/{code} of the person': { get: 'members', list: 'members' },
  'tenants/{tenantId}/shared_links/{code} of a colleague': { get: 'administrators', list: 'administrators' },
  'tenants/{tenantId}/link_counts/{countId} of the person': { get: 'members', list: 'members' },
  'tenants/{tenantId}/link_counts/{countId} of a colleague': {
    get: 'administrators',
    list: 'administrators',
  },
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the person': { get: 'members', list: 'members' },
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of a colleague': {
    get: 'administrators',
    list: 'administrators',
  },
  'tenants/{tenantId}/link_roll_ups/{rollUpId} of the company': {
    get: 'administrators',
    list: 'administrators',
  },
  'tenants/{tenantId}/link_analytics/{rowId} of the person': { get: 'members', list: 'members' },
  'tenants/{tenantId}/link_analytics/{rowId} of a colleague': {
    get: 'administrators',
    list: 'administrators',
  },
  'tenants/{tenantId}/link_visitors/{visitorId}': {},
  'tenants/{tenantId}/link_salts/{day}': {},
  'tenants/{tenantId}/link_requests/{requestId}': {},
  'tenants/{tenantId}/contact_reports/{month}': {},
  'tenants/{tenantId}/questionnaire_counts/{partId}': {},
  'tenants/{tenantId}/picture_uses/{useId}': {},
  'tenants/{tenantId}/picture_candidates/{candidateId}': {},
  'tenants/{tenantId}/job_progress/{job}': {},

  // Collections without a block in the rules, existing or not.
  'tenants/{tenantId}/settings/{id}': {},
  'tenants/{tenantId}/unheard_of/{id}': {},
  'tenants/{tenantId}/branches/{branchId}/secrets/{id}': {},
  'tenants/{tenantId}/flyer_instances/{flyerId}/versions/{id}': {},
  'user_roles/{uid}/secrets/{id}': {},
  'unheard_of/{id}': {},
} as const satisfies Record<string, Partial<Record<Verb, Audience>>>;

export type Row = keyof typeof ACCESS;
export const ROWS = objectKeys(ACCESS);
export const pathOfRow = (row: Row): string => row.split(' ')[0] ?? row;

/** Returns whether the table allows the persona to do it with a document of that tenant. */
export function mayDo(row: Row, verb: Verb, name: PersonaName, tenantId: string): boolean {
  const cells: Partial<Record<Verb, Audience>> = ACCESS[row];
  const audience = cells[verb];
  const member = toMember(name, tenantId);
  switch (audience) {
    case undefined:
      return false;
    case 'signedIn':
      return getUid(name) !== undefined;
    case 'members':
      return member !== undefined;
    case 'administrators':
      return isAdministrator(member?.role ?? '');
    default:
      return can(member, audience, [EXTRA_ROLE]);
  }
}
