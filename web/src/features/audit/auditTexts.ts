import { AUDIT_ACTIONS, type AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { type Entity, entityIn, lookUp, type Names } from './auditEntities.ts';
import { formatAuditValue, humanizeKey } from './formatAuditValue.ts';

/** Formats an action; an unknown one is shown by its stored code. */
export const formatAuditAction = (action: string): string => lookUp(AUDIT_ACTIONS, action) ?? action;

const FIELDS: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  headshot_url: 'Headshot',
  role: 'Role',
  branch_id: 'Branch',
  status: 'Status',
  hand_over_to: 'Work reassigned to',
  links_forward_to: 'Link visitors sent to',
  handed_over_to: 'Reassigned to',
  submissions: 'Submissions',
  links: 'Shared links',
  title: 'Title',
  flyer_title: 'Flyer',
  target: 'Leads to',
  officer_name: 'Loan officer',
  flyer_instance_id: 'Linked flyer',
  label: 'Label',
  is_disabled: 'Disabled',
  disabled_by_administrator_id: 'Disabled by administrator',
  expires_at: 'Expires',
  guest_event: 'Event',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  finding_status: 'Finding',
  check: 'Check',
  recall_by: 'Recalled by',
  subject: 'About',
  flyers: 'Flyers',
  flyer_id: 'Flyer',
  flyer_ids: 'Selected flyers',
  realtor_id: 'Realtor',
  license_state: 'License state',
  license_officer_id: 'Loan officer',
  flyers_recalled: 'Flyers recalled',
  flyers_restored: 'Flyers restored',
  flyers_kept: 'Flyers that stay recalled',
  flyers_passed_on: 'Flyers that a later recall covers',
  reason: 'Reason',
  revision: 'Revision',
  marks: 'Marks',
  mark_number: 'Mark',
  mark_note: 'Note',
  template_id: 'Template',
  template_version_id: 'Template version',
  current_version_id: 'Version',
  duplicated_from: 'Copy of',
  corrects: 'Corrects',
  left_fields: 'Fields left out of the new version',
  correction_id: 'Correction',
  edition: 'Edition',
  corrected_edition: 'Previous edition',
  copy_of: 'Copy of',
  requested_by_user_id: 'Consent requested by',
  user_id: 'Member',
  directory_entry_id: 'Directory entry',
  second_factors: 'Two-factor methods',
  factor_ids: 'Method IDs',
  enrolled_at: 'Set up',
  description: 'Description',
  category: 'Category',
  layout: 'Layout',
  approval_required: 'Flyers need approval',
  valid_until: 'Valid through',
  flyers_end: 'Last day of its flyers',
  lifetime_days: 'Days flyers are valid',
  fields: 'Fields',
  reasons: 'Consent needed because',
  scope: 'Scope',
  since: 'Already verified through',
  result: 'Result',
  checked: 'Records checked',
  seals_checked: 'Sealed days checked',
  first_problem: 'First problem',
  lo_assigned_id: 'Assigned to',
  adverse_action_reasons: 'Reasons',
  reply_by: 'Needed by',
  notice_due_at: 'Applicant notice due',
  notice_sent_on: 'Applicant notice sent',
  notice_method: 'How',
  channel: 'How',
  contacted_at: 'Contacted',
  applicant_mail: 'Email to the applicant',
  part: 'Part',
  format: 'Format',
  rows: 'Rows',
  is_cut: 'Export limit reached',
  has_search: 'Searched',
  officer: 'Assigned to',
  branch: 'Branch',
  kind: 'Type',
  purpose: 'Purpose',
  source: 'Source',
  overdue: 'Overdue',
  notice: 'Applicant notice',
  from: 'From',
  to: 'To',
  call_key: 'Opened with',
  event: 'Note ID',
  size: 'Size',
  sha256: 'SHA-256',
  listed: 'Listed',
  nmls: 'NMLS number',
  bio: 'About',
  languages: 'Languages',
  specialties: 'Helps with',
  licensed_states: 'Licensed states',
  booking_url: 'Booking link',
  branchId: 'Branch',
  order: 'Order',
  address: 'Address',
  state: 'State',
  licenseNumber: 'License number',
  manager: 'Manager',
  time_zone: 'Time zone',
  week: 'Own hours',
  is_hidden: 'Hidden from the website',
  is_closed: 'Closed',
  successor_id: 'Taken over by',
  holder_kind: 'Held by',
  holder_id: 'Holder',
  number: 'Number',
  authority: 'Issued by',
  expires_on: 'Expires',
  quote: 'Review',
  customer_name: 'Customer',
  city: 'City',
  loan_purpose: 'Loan',
  reviewed_on: 'Date of the review',
  origin: 'Source',
  source_name: 'Site',
  source_url: 'Link to the review',
  permission_on: 'Permission given',
  permission_note: 'Where the permission is on file',
  connection: 'Connection',
  subject_kind: 'Type of subject',
  subject_id: 'About',
  hidden_reason: 'Hidden because',
  is_attested: 'Statement confirmed',
  consent_version: 'Consent version',
  consent_tcpa: 'Contact about the inquiry',
  sms_opt_in: 'Text messages',
  soft_pull_consent: 'Soft credit inquiry',
  ...COMPANY_FIELDS,
  // The free text that used to accompany the office hours.
  hours: 'Hours',
};
const ORDER = Object.keys(FIELDS);
/** Sorts fields in the order listed here, because the database doesn't preserve one. */
const compareFields = (one: string, other: string) => place(one) - place(other) || one.localeCompare(other);
const place = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);

export interface Difference {
  field: string;
  /** Undefined if the record doesn't say. */
  before: string | undefined;
  after: string | undefined;
  /** The entities that the values identify, if they are ids. */
  entities?: { before: Entity | undefined; after: Entity | undefined };
}

/** Formats a field's name. Records about templates name each template field `field <key>`. */
function formatFieldName(field: string): string {
  const templateField = /^field (.+)$/.exec(field)?.[1];
  return templateField === undefined
    ? (Object.hasOwn(FIELDS, field) && FIELDS[field]) || humanizeKey(field)
    : `Field “${templateField}”`;
}

/** Describes a declined change: the field keeps its old value, and the new one was only requested. */
function declinedChange({ before, after }: AuditRecord, names: Names): Difference[] {
  const { reason, ...requested } = after ?? {};
  const changes = Object.entries(requested).flatMap(([field, value]) => {
    const kept = formatAuditValue(field, before?.[field] ?? null, names);
    return [
      { field: formatFieldName(field), before: undefined, after: `${kept} (unchanged)` },
      { field: 'Declined value', before: undefined, after: formatAuditValue(field, value, names) },
    ];
  });
  if (typeof reason !== 'string') return changes;
  return [...changes, { field: formatFieldName('reason'), before: undefined, after: reason }];
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Ids of things that have neither a page nor a name; they mean nothing in a list. */
const INNER_IDS: readonly string[] = ['event', 'factor_ids'];

/** Returns the changed fields as text; `withInnerIds` includes internal ids, for the view of a single record. */
export function toDifferences(
  record: AuditRecord,
  names: Names,
  { withInnerIds = false } = {},
): Difference[] {
  if (record.action === 'profile_change_declined') return declinedChange(record, names);
  const { before, after } = record;
  const fields = new Set(
    [...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter(
      (field) =>
        (withInnerIds || !INNER_IDS.includes(field)) &&
        (!isEmptyList(after?.[field]) || !isEmptyList(before?.[field] ?? [])),
    ),
  );
  const words = (snapshot: AuditRecord['before'], field: string) =>
    snapshot && Object.hasOwn(snapshot, field)
      ? formatAuditValue(field, snapshot[field] ?? null, names)
      : undefined;
  return [...fields].sort(compareFields).map((field) => {
    const entities = { before: entityIn(before, field), after: entityIn(after, field) };
    return {
      field: formatFieldName(field),
      before: words(before, field),
      after: words(after, field),
      ...((entities.before ?? entities.after) && { entities }),
    };
  });
}
