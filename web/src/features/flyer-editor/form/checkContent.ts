import { type CheckFinding, checkFlyer } from '@brokerage/domain/flyer/checks/checkFlyer';
import { composeFlyer } from '@brokerage/domain/flyer/compose/composeFlyer';
import { fieldSource, findValueProblem } from '@brokerage/domain/flyer/fields/fieldValue';
import {
  effectiveData,
  type MissingField,
  missingFields,
} from '@brokerage/domain/flyer/fields/missingFields';
import type { FlyerInput, LayoutIssue } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { type PictureSlot, pictureSlots } from '@brokerage/domain/flyer/layout/pictureSlots';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { findTimeProblem } from '@brokerage/domain/flyer/texts/flyerEvent';
import { publicTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { publicTitleProblem } from '@brokerage/domain/flyer/texts/publicTitleProblem';
import {
  findValidityProblem,
  VALIDITY_FIELDS,
  validitySentence,
} from '@brokerage/domain/flyer/validity/validUntil';
import { type FlyerLicensing, licenseFlyer } from '@brokerage/domain/license/flyerLicensing';
import type { Template, TemplateVersion } from '@brokerage/domain/template/template';
import { companyTimeZone, companyToday } from '../../../lib/format/time/companyTime.ts';
import { noQr } from '../../../ui/flyer/useQr.ts';
import type { FlyerContent } from '../draft/flyerContent.ts';

/** Everything that a flyer is made from. */
export interface FlyerContext {
  version: TemplateVersion;
  category: Template['category'];
  templateName: string;
  parties: FlyerParties;
  /** The parts of the license text while the flyer is being edited. */
  licensing?: FlyerLicensing | undefined;
  /** The URL in its QR code: a sample until the flyer has its own. */
  link?: string | undefined;
  isDraft: boolean;
}

/** Something to fix on a flyer, found by the checks, the layout or the validation of a field. */
export interface FlyerIssue {
  field: string;
  label: string;
  severity: 'block' | 'warn';
  message: string;
  excerpt?: string;
  source?: CheckFinding['source'];
}

export interface FlyerChecks {
  input: FlyerInput;
  /** Blocking ones first. */
  issues: readonly FlyerIssue[];
  /** Required fields with nothing in them. */
  missing: readonly MissingField[];
  /** Where the flyer's pictures are printed, by field key. */
  slots: ReadonlyMap<string, PictureSlot>;
}

/** Returns a flyer as it would be printed, and the issues to fix. */
export function checkContent(
  { title, public_title, data }: Pick<FlyerContent, 'title' | 'public_title' | 'data'>,
  { version, category, templateName, parties: known, licensing, link, isDraft }: FlyerContext,
): FlyerChecks {
  const { fields } = version.handlebars_schema;
  const today = companyToday();
  const licensed = licensing && licenseFlyer({ version, data, parties: known }, licensing, today);
  const parties = licensed?.parties ?? known;
  const values = effectiveData(version, data, parties);
  const input = composeFlyer({ title, category, version, data, parties, link, isDraft });
  const ofForm = fields.flatMap((field) => {
    const message = findValueProblem(field, values[field.key]);
    const isLocked = version.locked_fields.includes(field.key);
    return message === undefined || isLocked ? [] : [blocking(field.key, message)];
  });
  const { scene, issues: layoutIssues } = layoutFlyer(input, fontMeasure, noQr);
  const shownTitle = publicTitle(public_title, { data: values, templateName });
  // Skip the public title's issue when its headline field reports the same one.
  const isToldAtField = layoutIssues.some(({ kind }) => kind === 'unprintable');
  const titleProblem = isToldAtField && public_title === '' ? undefined : publicTitleProblem(shownTitle);
  const findings = checkFlyer({
    category,
    version,
    data,
    ...parties,
    publicTitle: shownTitle,
    today,
    expiredLicenses: licensed?.expired ?? [],
  });
  // A rate without its APR is one mistake: it's told once, at the empty APR field.
  const toMissingApr = ({ rule, field }: CheckFinding): string | undefined => {
    const key = field.replace(/^rate_/, 'apr_');
    const isEmptyField = layoutIssues.some((issue) => issue.kind === 'missing' && issue.field === key);
    return rule === 'rate-without-apr' && isEmptyField ? key : undefined;
  };
  const aprFields = new Set(findings.map(toMissingApr));
  const approval = { now: new Date(), timeZone: companyTimeZone() };
  const expiry = findValidityProblem({ version, category, data: values }, approval);
  const time = findTimeProblem(values);
  // Only the template manager can change the template's locked texts; officers can't fix them.
  const isOfficers = ({ field: key, severity }: CheckFinding) => {
    const field = fields.find((candidate) => candidate.key === key);
    const isTemplates =
      field && version.locked_fields.includes(key) && fieldSource(field, version, parties) === 'template';
    return severity === 'block' || !isTemplates;
  };
  const labels = new Map([
    ['public_title', 'Public title'],
    ...fields.map(({ key, label }) => [key, label] as const),
  ]);
  const all = [
    ...ofForm,
    ...(titleProblem === undefined ? [] : [blocking('public_title', titleProblem)]),
    ...layoutIssues
      .filter(({ field }) => !aprFields.has(field))
      .map(({ field, message }: LayoutIssue) => blocking(field, message)),
    ...(expiry ? VALIDITY_FIELDS.map((key) => blocking(key, validitySentence(expiry))) : []),
    ...(time && !version.locked_fields.includes(time.field)
      ? [{ ...time, label: '', severity: 'warn' as const }]
      : []),
    // Skip the past-date finding when the expiry issue already covers it.
    ...findings
      .filter(isOfficers)
      .map((finding) => ({ ...finding, field: toMissingApr(finding) ?? finding.field }))
      .filter(({ rule, field }) => rule !== 'past-date' || !(expiry && VALIDITY_FIELDS.includes(field))),
  ];
  return {
    input,
    missing: missingFields(version, data, parties),
    slots: pictureSlots(input, scene, fontMeasure, noQr),
    issues: all
      .map((issue) => ({
        ...issue,
        label: labels.get(issue.field) ?? (issue.label || partLabel(issue.field)),
      }))
      .sort((a, b) => Number(a.severity === 'warn') - Number(b.severity === 'warn')),
  };
}

const blocking = (field: string, message: string): FlyerIssue => ({
  field,
  label: '',
  severity: 'block',
  message,
});

const PARTS: Record<string, string> = {
  officer: 'Your profile',
  company: 'Company settings',
  branch: 'Your branch',
  realtor: 'Realtor',
};
/** Returns the source of a value such as `officer.name`. */
const partLabel = (field: string): string => PARTS[field.split('.')[0] ?? ''] ?? 'Flyer';
