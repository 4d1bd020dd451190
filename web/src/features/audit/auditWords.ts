import { ADVERSE_ACTION_REASONS } from '@brokerage/domain/application/adverseActionReasons';
import { applicantMailsSchema } from '@brokerage/domain/application/applicantMails';
import { CONTACT_CHANNELS } from '@brokerage/domain/application/applicationEvent';
import { assignmentRuleSchema } from '@brokerage/domain/application/assignmentRule';
import { AUDIT_ACTIONS, AUDIT_ENTITY_TYPES, type AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { officeScheduleSchema } from '@brokerage/domain/schedule/officeSchedule';
import { capitalize } from '../../lib/format/capitalize.ts';
import { CATEGORY_NAMES } from '../../lib/format/categoryNames.ts';
import { COMPANY_FIELDS } from '../../lib/format/companyFields.ts';
import { companyMoment } from '../../lib/format/companyTime.ts';
import { FLYER_STATUS_NAMES } from '../../lib/format/flyerStatusNames.ts';
import { formatApplicantMails, formatAssignmentRule } from '../../lib/format/formatApplicationSettings.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import { formatOfficeSchedule } from '../../lib/format/formatOfficeSchedule.ts';
import { roleName } from '../../lib/format/roleNames.ts';

/** Names of what records only know by an id. */
export interface Names {
  people: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
  /** Flyers, templates and links, by `flyer:abc`; null: removed. */
  entities: ReadonlyMap<string, string | null>;
}

const lookUp = (table: Record<string, string>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a company has one of, so that it needs no name of its own. */
export const isOneOfAKind = (type: string): type is 'company' | 'security' | 'audit_log' =>
  type === 'company' || type === 'security' || type === 'audit_log';

/** What was done; an act that this version does not know as it is stored. */
export const formatAuditAction = (action: string): string => lookUp(AUDIT_ACTIONS, action) ?? action;

/** What it was done to: the name of a person, flyer, template or link, or the kind of thing. */
export function formatEntity(type: string, id: string, { people, entities }: Names): string {
  if (type === 'member') return people.get(id) ?? id;
  if (isOneOfAKind(type)) return AUDIT_ENTITY_TYPES[type];
  const kind = lookUp(AUDIT_ENTITY_TYPES, type) ?? type;
  const name = entities.get(`${type}:${id}`);
  if (name === null) return `${kind} ${id} (removed)`;
  // Link Analytics finds it by its short code.
  if (type === 'link') return name ? `${id} (${name})` : `${kind} ${id}`;
  return name ?? `${kind} ${id}`;
}

const FIELDS: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  headshot_url: 'Headshot',
  role: 'Role',
  branch_id: 'Branch',
  status: 'Status',
  hand_over_to: 'Work reassigned to',
  links_forward_to: 'Link visitors go to',
  handed_over_to: 'Reassigned to',
  submissions: 'Applications',
  links: 'Shared links',
  title: 'Title',
  flyer_title: 'Flyer',
  flyer_instance_id: 'Linked flyer',
  label: 'Label',
  is_disabled: 'Disabled',
  disabled_by_administrator_id: 'Disabled by administrator',
  expires_at: 'Expires',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  reason: 'Reason',
  revision: 'Revision',
  template_id: 'Template',
  template_version_id: 'Template version',
  current_version_id: 'Version',
  duplicated_from: 'Copy of',
  copy_of: 'Copy of',
  requested_by_user_id: 'Consent requested by',
  second_factors: 'Second factor',
  enrolled_at: 'Set up',
  description: 'Description',
  category: 'Category',
  layout: 'Layout',
  approval_required: 'Flyers need approval',
  fields: 'Fields',
  reasons: 'Consent needed because',
  scope: 'Scope',
  since: 'Verified before through',
  result: 'Result',
  checked: 'Records checked',
  seals_checked: 'Sealed days checked',
  first_problem: 'First problem',
  lo_assigned_id: 'Assigned to',
  adverse_action_reasons: 'Reasons',
  channel: 'How',
  contacted_at: 'Contacted',
  applicant_mail: 'Email to the applicant',
  part: 'Part',
  format: 'Format',
  rows: 'Rows',
  is_cut: 'More than the file holds',
  has_search: 'Searched',
  officer: 'Officer ID',
  branch: 'Branch',
  kind: 'Kind',
  purpose: 'Purpose',
  source: 'Source',
  overdue: 'Overdue',
  from: 'From',
  to: 'To',
  event: 'Note ID',
  size: 'Size in bytes',
  sha256: 'SHA-256',
  ...COMPANY_FIELDS,
};
const ORDER = Object.keys(FIELDS);
/** The database keeps no order of fields. */
const inOrder = (one: string, other: string) => place(one) - place(other) || one.localeCompare(other);
const place = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);

interface Entity {
  type: string;
  id: string;
}

export interface Difference {
  field: string;
  /** Undefined: the record says nothing of it. */
  before: string | undefined;
  after: string | undefined;
  /** What the values name, where they are ids. */
  entities?: { before: Entity | undefined; after: Entity | undefined };
}

/** Fields that hold an id, and of what. */
const ENTITY_FIELDS: Record<string, string> = {
  template_id: 'template',
  copy_of: 'template',
  duplicated_from: 'flyer',
  flyer_instance_id: 'flyer',
  requested_by_user_id: 'member',
  disabled_by_administrator_id: 'member',
};

function entityIn(snapshot: AuditRecord['before'], field: string): Entity | undefined {
  const type = lookUp(ENTITY_FIELDS, field);
  const id = snapshot && Object.hasOwn(snapshot, field) ? snapshot[field] : undefined;
  return type !== undefined && typeof id === 'string' && id !== '' ? { type, id } : undefined;
}

/** Returns everything that the record names, by `flyer:abc`. */
export function entityKeysOf({ entity_type, entity_id, before, after }: AuditRecord): string[] {
  const named = Object.keys(ENTITY_FIELDS).flatMap((field) =>
    [entityIn(before, field), entityIn(after, field)].filter((entity) => entity !== undefined),
  );
  return [`${entity_type}:${entity_id}`, ...named.map(({ type, id }) => `${type}:${id}`)];
}

/** Returns the uids of everybody that a record names. */
export function uidsOf({ actor_user_id, before, after }: AuditRecord): string[] {
  const fields = [...SUCCESSOR, 'links_forward_to'];
  const named = [before, after].flatMap((side) => fields.map((field) => side?.[field]));
  return [actor_user_id, ...named.filter((uid) => typeof uid === 'string')];
}

/** A field's name in words. Records about templates name each of its fields `field <key>`. */
function formatFieldName(field: string): string {
  const templateField = /^field (.+)$/.exec(field)?.[1];
  return templateField === undefined ? (lookUp(FIELDS, field) ?? spaced(field)) : `Field “${templateField}”`;
}

/** `help_text` as `Help text`. */
function spaced(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return capitalize(words);
}

/** A declined change leaves the old value as it was: the new one is only what was asked for. */
function declinedChange({ before, after }: AuditRecord, names: Names): Difference[] {
  const { reason, ...requested } = after ?? {};
  const changes = Object.entries(requested).flatMap(([field, value]) => {
    const kept = formatValue(field, before?.[field] ?? null, names);
    return [
      { field: formatFieldName(field), before: undefined, after: `${kept} (unchanged)` },
      { field: 'Declined value', before: undefined, after: formatValue(field, value, names) },
    ];
  });
  if (typeof reason !== 'string') return changes;
  return [...changes, { field: formatFieldName('reason'), before: undefined, after: reason }];
}

/** The fields that changed, in words. */
export function differences(record: AuditRecord, names: Names): Difference[] {
  if (record.action === 'profile_change_declined') return declinedChange(record, names);
  const { before, after } = record;
  const fields = new Set(
    [...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter(
      (field) => !isEmptyList(after?.[field]) || !isEmptyList(before?.[field] ?? []),
    ),
  );
  const words = (snapshot: AuditRecord['before'], field: string) =>
    snapshot && Object.hasOwn(snapshot, field)
      ? formatValue(field, snapshot[field] ?? null, names)
      : undefined;
  return [...fields].sort(inOrder).map((field) => {
    const entities = { before: entityIn(before, field), after: entityIn(after, field) };
    return {
      field: formatFieldName(field),
      before: words(before, field),
      after: words(after, field),
      ...((entities.before ?? entities.after) && { entities }),
    };
  });
}

const SUCCESSOR = new Set(['hand_over_to', 'handed_over_to']);
const STATUSES: Record<string, string> = {
  active: 'Active',
  deactivated: 'Deactivated',
  new: 'New',
  in_progress: 'In progress',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  incomplete: 'Incomplete',
  duplicate: 'Duplicate',
  spam: 'Spam',
  ...FLYER_STATUS_NAMES,
};

type Json = NonNullable<AuditRecord['before']>[string];

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Why a template's publishing takes a second person, and other values that records keep by their key. */
const VALUES: Record<string, Record<string, string>> = {
  reasons: { no_approval: 'flyers need no approval', locked_text: 'locked text was set or changed' },
  category: CATEGORY_NAMES,
  scope: { whole: 'Whole log', since_last: 'Since the last verified seal' },
  result: { intact: 'Intact', altered: 'Altered', stopped: 'Stopped', failed: 'Failed' },
  adverse_action_reasons: ADVERSE_ACTION_REASONS,
  channel: CONTACT_CHANNELS,
  applicant_mail: { sent: 'sent', held: 'not sent: emailed in the last 24 hours' },
  format: { pdf: 'PDF', mismo: 'MISMO 3.4 XML' },
};

function asText(value: Json): string {
  if (typeof value === 'string') return ISO_MOMENT.test(value) ? formatMoment(value) : value;
  if (value === null || typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => asText(part))
    : Object.entries(value)
        .filter(([, part]) => part !== null && part !== '')
        .map(([key, part]) => `${spaced(key)}: ${formatPart(part)}`);
  return parts.join('; ');
}

const formatPart = (part: Json): string => (typeof part === 'boolean' ? (part ? 'yes' : 'no') : asText(part));

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const formatMoment = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : companyMoment(new Date(text));

function knownValue(field: string, value: Json): string | undefined {
  const table = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined;
  return table && typeof value === 'string' ? lookUp(table, value) : undefined;
}

/** Versions are called after their template: `open-house-v2`. */
const VERSION_FIELDS = new Set(['template_version_id', 'current_version_id']);
const formatVersion = (id: string): string => {
  const [, number] = /-v(\d+)$/.exec(id) ?? [];
  return number === undefined ? id : `Version ${number}`;
};

function formatRule(value: Json): string | undefined {
  const { data } = assignmentRuleSchema.safeParse(value);
  return data && formatAssignmentRule(data);
}

function formatMails(value: Json): string | undefined {
  const { data } = applicantMailsSchema.safeParse(value);
  return data && formatApplicantMails(data);
}

function formatSchedule(value: Json): string | undefined {
  const { data } = officeScheduleSchema.safeParse(value);
  return data && formatOfficeSchedule(data);
}

function formatValue(field: string, value: Json, names: Names): string {
  const { people, branches } = names;
  const text = asText(value);
  const entity = entityIn({ [field]: value }, field);
  if (entity) return formatEntity(entity.type, entity.id, names);
  if (field === 'lo_assigned_id' && value === null) return 'General team';
  if (SUCCESSOR.has(field)) return value === null ? 'General team' : (people.get(text) ?? text);
  if (field === 'links_forward_to' && value !== null) return people.get(text) ?? text;
  if (field === 'expires_at') return value === null ? 'never' : formatMoment(text);
  if (value === null || value === '') return 'none';
  if (field === 'administrators_need_second_factor') return value === true ? 'required' : 'not required';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'office_schedule') return formatSchedule(value) ?? text;
  if (field === 'assignment') return formatRule(value) ?? text;
  if (field === 'applicant_mails') return formatMails(value) ?? text;
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'none'
      : value.map((part) => knownValue(field, part) ?? asText(part)).join('; ');
  }
  if (VERSION_FIELDS.has(field)) return formatVersion(text);
  if (field === 'role') return roleName(text);
  if (field === 'since') return formatIsoDate(text);
  if (field === 'branch_id' || field === 'branch') return branches.get(text) ?? text;
  if (field === 'status') return lookUp(STATUSES, text) ?? text;
  return knownValue(field, value) ?? text;
}
