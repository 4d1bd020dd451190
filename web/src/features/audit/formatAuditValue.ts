import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { applyRulesSchema } from '@brokerage/domain/company/applyRules';
import { companyBrandSchema } from '@brokerage/domain/company/companyBrand';
import { companyLookSchema } from '@brokerage/domain/company/companyLook';
import { socialLinksSchema } from '@brokerage/domain/company/socialLinks';
import { HIDDEN_REASONS } from '@brokerage/domain/customerReview/customerReview';
import { REVIEW_PURPOSES } from '@brokerage/domain/customerReview/reviewPurposes';
import { CHECK_NAMES } from '@brokerage/domain/finding/checkNames';
import { FLYER_FORMATS, FORMAT_NAMES } from '@brokerage/domain/flyer/compose/flyerFormats';
import { LICENSE_KIND_IDS, licenseKind } from '@brokerage/domain/license/licenseKinds';
import { guestEventSchema } from '@brokerage/domain/link/guestEvent';
import { LINK_TARGET_NAMES } from '@brokerage/domain/link/linkTarget';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { officeScheduleSchema, weekSchema } from '@brokerage/domain/schedule/officeSchedule';
import { assignmentRuleSchema } from '@brokerage/domain/submission/assignment/assignmentRule';
import { GENERAL_TEAM, GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { storedApplicantMailsSchema } from '@brokerage/domain/submission/mails/applicantMails';
import { ADVERSE_ACTION_REASONS } from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { ACTION_NOTICE_METHODS } from '@brokerage/domain/submission/workflow/sentActionNotice';
import { CONTACT_CHANNELS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { capitalize } from '@brokerage/domain/text/capitalize';
import {
  formatApplicantMails,
  formatAssignmentRule,
} from '../../lib/format/company/formatApplicationSettings.ts';
import { formatApplyRules } from '../../lib/format/company/formatApplyRules.ts';
import { formatCompanyBrand } from '../../lib/format/company/formatCompanyBrand.ts';
import { formatCompanyLook } from '../../lib/format/company/formatCompanyLook.ts';
import { formatSocialLinks } from '../../lib/format/contact/formatSocialLinks.ts';
import { formatKilobytes } from '../../lib/format/formatKilobytes.ts';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';
import { FINDING_STATUS_NAMES } from '../../lib/format/names/findingNames.ts';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import { RECALL_BY_NAMES, RECALL_STATUS_NAMES } from '../../lib/format/names/recallNames.ts';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { KIND_NAMES, SOURCE_NAMES } from '../../lib/format/names/submissionNames.ts';
import { companyMoment } from '../../lib/format/time/companyTime.ts';
import { formatGuestEvent } from '../../lib/format/time/formatGuestEvent.ts';
import { formatOfficeSchedule } from '../../lib/format/time/formatOfficeSchedule.ts';
import { formatLinkExpiration } from '../../lib/links/formatLinkExpiration.ts';
import { entityIn, formatEntity, lookUp, type Names, OFFICER_FIELDS, SUCCESSOR } from './auditEntities.ts';

/** Turns a key into a label: `help_text` into `Help text`. */
export function humanizeKey(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return capitalize(words);
}

const STATUSES: Record<string, string> = {
  active: 'Active',
  deactivated: 'Deactivated',
  invited: 'Invited',
  canceled: 'Canceled',
  new: 'New',
  in_progress: 'In progress',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  incomplete: 'Incomplete',
  duplicate: 'Duplicate',
  spam: 'Spam',
  answered: 'Answered',
  open: 'Open',
  closed: 'Closed',
  ...FLYER_STATUS_NAMES,
  ...RECALL_STATUS_NAMES,
};

type Json = NonNullable<AuditRecord['before']>[string];

/** Labels for values that records store as keys, such as why publishing a template requires a second person. */
const VALUES: Record<string, Record<string, string>> = {
  reasons: { no_approval: 'flyers need no approval', locked_text: 'locked text was set or changed' },
  category: CATEGORY_NAMES,
  scope: { whole: 'Whole log', since_last: 'Since the last verified seal' },
  result: { intact: 'Intact', altered: 'Altered', stopped: 'Stopped', failed: 'Failed' },
  adverse_action_reasons: ADVERSE_ACTION_REASONS,
  notice_method: ACTION_NOTICE_METHODS,
  channel: CONTACT_CHANNELS,
  call_key: {
    mail_link: 'the link in an email',
    application_secret: 'the thank-you page',
    application_id: 'the thank-you page (earlier version)',
  },
  applicant_mail: { sent: 'sent', held: 'not sent, because we’d already emailed them in the last 24 hours' },
  format: {
    pdf: 'PDF',
    mismo: 'MISMO 3.4 XML',
    ...Object.fromEntries(FLYER_FORMATS.map((format) => [format, FORMAT_NAMES[format].label])),
  },
  kind: { ...KIND_NAMES, ...Object.fromEntries(LICENSE_KIND_IDS.map((id) => [id, licenseKind(id).name])) },
  holder_kind: { company: 'Company', branch: 'Branch', officer: 'Loan officer' },
  subject_kind: { company: 'Company', branch: 'Branch', officer: 'Loan officer' },
  loan_purpose: REVIEW_PURPOSES,
  origin: { online: 'A public website', direct: 'Directly from the customer' },
  hidden_reason: HIDDEN_REASONS,
  source: SOURCE_NAMES,
  target: LINK_TARGET_NAMES,
  recall_by: RECALL_BY_NAMES,
  finding_status: FINDING_STATUS_NAMES,
  check: Object.fromEntries(CHECK_NAMES),
};

function asText(value: Json): string {
  if (typeof value === 'string') return ISO_MOMENT.test(value) ? formatMoment(value) : value;
  if (value === null || typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => asText(part))
    : Object.entries(value)
        .filter(([, part]) => part !== null && part !== '')
        .map(([key, part]) => `${humanizeKey(key)}: ${formatPart(part)}`);
  return parts.join('; ');
}

const formatPart = (part: Json): string => (typeof part === 'boolean' ? (part ? 'yes' : 'no') : asText(part));

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const formatMoment = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : companyMoment(new Date(text));

const formatExpiration = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : formatLinkExpiration(new Date(text));

function knownValue(field: string, value: Json): string | undefined {
  const table = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined;
  return table && typeof value === 'string' ? lookUp(table, value) : undefined;
}

const BRANCH_FIELDS = new Set(['branch_id', 'branchId', 'branch', 'successor_id']);

/** Version ids contain their template's id: `open-house-v2`. */
const VERSION_FIELDS = new Set(['template_version_id', 'current_version_id']);
const formatVersion = (id: string): string => {
  const [, number] = /-v(\d+)$/.exec(id) ?? [];
  return number === undefined ? id : `Version ${number}`;
};

function formatRule(value: Json, names: Names): string | undefined {
  const { data } = assignmentRuleSchema.safeParse(value);
  return data && formatAssignmentRule(data, names);
}

function formatMails(value: Json): string | undefined {
  const { data } = storedApplicantMailsSchema.safeParse(value);
  return data && formatApplicantMails(data);
}

function formatSchedule(value: Json): string | undefined {
  const { data } = officeScheduleSchema.safeParse(value);
  return data && formatOfficeSchedule(data);
}

function formatWeek(value: Json): string | undefined {
  const { data } = weekSchema.safeParse(value);
  return data && formatWeekHours(data);
}

function formatBrand(value: Json): string | undefined {
  const { data } = companyBrandSchema.safeParse(value);
  return data && formatCompanyBrand(data);
}

function formatLinks(value: Json): string | undefined {
  const { data } = socialLinksSchema.safeParse(value);
  return data && formatSocialLinks(data);
}

function formatApply(value: Json): string | undefined {
  const { data } = applyRulesSchema.safeParse(value);
  return data && formatApplyRules(data);
}

function formatLook(value: Json): string | undefined {
  const { data } = companyLookSchema.safeParse(value);
  return data && formatCompanyLook(data);
}

function formatEvent(value: Json): string | undefined {
  const { data } = guestEventSchema.safeParse(value);
  return data && formatGuestEvent(data);
}

/** Fields with days in the company's time zone, such as `2026-11-23`; other text stays as it is. */
const DAY_FIELDS = new Set([
  'since',
  'from',
  'to',
  'expires_on',
  'reviewed_on',
  'permission_on',
  'notice_sent_on',
  'reply_by',
]);

const formatDayIfValid = (text: string): string =>
  Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : formatDay(text);

/** Formats a value in a record; ids are replaced by names if these are known. */
export function formatAuditValue(field: string, value: Json, names: Names): string {
  const { members, officers, branches } = names;
  const text = asText(value);
  const entity = entityIn({ [field]: value }, field);
  if (entity) return formatEntity(entity.type, entity.id, names);
  if (OFFICER_FIELDS.has(field)) {
    return value === null || value === GENERAL_TEAM ? GENERAL_TEAM_NAME : (officers.get(text) ?? text);
  }
  if (SUCCESSOR.has(field)) return value === null ? GENERAL_TEAM_NAME : (members.get(text) ?? text);
  if (field === 'links_forward_to' && value !== null) return members.get(text) ?? text;
  if (field === 'expires_on' && value === null) return 'never';
  if (field === 'holder_id' || field === 'subject_id')
    return branches.get(text) ?? officers.get(text) ?? text;
  if (field === 'expires_at') return value === null ? 'never' : formatExpiration(text);
  if (value === null || value === '') return 'none';
  if (field === 'administrators_need_second_factor') return value === true ? 'required' : 'not required';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'office_schedule') return formatSchedule(value) ?? text;
  if (field === 'week') return formatWeek(value) ?? text;
  if (field === 'brand') return formatBrand(value) ?? text;
  if (field === 'social_links') return formatLinks(value) ?? text;
  if (field === 'apply_rules') return formatApply(value) ?? text;
  if (field === 'look') return formatLook(value) ?? text;
  if (field === 'assignment') return formatRule(value, names) ?? text;
  if (field === 'guest_event') return formatEvent(value) ?? text;
  if (field === 'applicant_mails') return formatMails(value) ?? text;
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'none'
      : value.map((part) => knownValue(field, part) ?? asText(part)).join('; ');
  }
  if (field === 'size' && typeof value === 'number') return formatKilobytes(value);
  if (VERSION_FIELDS.has(field)) return formatVersion(text);
  if (field === 'role') return roleName(text);
  if (DAY_FIELDS.has(field)) return formatDayIfValid(text);
  if (BRANCH_FIELDS.has(field)) return branches.get(text) ?? text;
  if (field === 'status') return lookUp(STATUSES, text) ?? text;
  return knownValue(field, value) ?? text;
}
