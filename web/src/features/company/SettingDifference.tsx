import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import type { AssignmentRule } from '@brokerage/domain/submission/assignment/assignmentRule';
import {
  formatApplicantMails,
  formatAssignmentRule,
  officersInRule,
} from '../../lib/format/company/formatApplicationSettings.ts';
import { formatApplyRules } from '../../lib/format/company/formatApplyRules.ts';
import { formatCompanyBrand } from '../../lib/format/company/formatCompanyBrand.ts';
import { formatCompanyLook } from '../../lib/format/company/formatCompanyLook.ts';
import { formatSocialLinks } from '../../lib/format/contact/formatSocialLinks.ts';
import type { CompanyField } from '../../lib/format/names/companyFields.ts';
import { formatOfficeSchedule } from '../../lib/format/time/formatOfficeSchedule.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useOfficerNames } from '../../lib/live-data/records/useOfficerNames.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { differingParts } from '../../ui/forms/record/differingParts.ts';

function formatSetting(value: Exclude<CompanySettings[CompanyField], AssignmentRule>): string {
  if (typeof value === 'boolean') return value ? 'required' : 'not required';
  if (typeof value === 'string') return value || 'none';
  if (typeof value === 'number') return String(value);
  if ('short_name' in value) return formatCompanyBrand(value);
  if ('linkedin' in value) return formatSocialLinks(value);
  if ('is_paused' in value) return formatApplyRules(value);
  if ('approved' in value) return formatApplicantMails(value);
  if ('primary' in value) return formatCompanyLook(value);
  if ('week' in value) return formatOfficeSchedule(value);
  return value.length === 0 ? 'none' : value.join('; ');
}

const isRule = (value: CompanySettings[CompanyField]): value is AssignmentRule =>
  typeof value === 'object' && 'kind' in value;

/** The rule for new applications, with its officers and branches by name. */
function RuleSetting({ rule }: { rule: AssignmentRule }) {
  const { member } = useSignedIn();
  const { byId: officers } = useOfficerNames(member.tenant_id, officersInRule(rule));
  const places = useBranches(member.tenant_id);
  const branches = new Map(
    places.status === 'ready' ? places.data.items.map(({ id, name }) => [id, name]) : [],
  );
  return formatAssignmentRule(rule, { officers, branches });
}

interface SettingDifferenceProps {
  value: CompanySettings[CompanyField];
  other: CompanySettings[CompanyField];
}

/** Describes how a company's setting differs from another version of it. */
export const SettingDifference = ({ value, other }: SettingDifferenceProps) =>
  isRule(value) || isRule(other)
    ? isRule(value) && <RuleSetting rule={value} />
    : differingParts(formatSetting(value), formatSetting(other))[0];
