import { flyerErrors } from '../../errors/flyerErrors.ts';
import { dayInZone, dayStartInZone } from '../../schedule/dayInZone.ts';
import { formatDay } from '../../schedule/formatDay.ts';
import { shiftDate } from '../../schedule/localTime.ts';
import { toLifetimeDays } from '../../template/flyerLifetime.ts';
import type { Template, TemplateVersion } from '../../template/template.ts';
import { calendarDay } from '../fields/formatField.ts';

/** The key of the date field that says from when the terms of a flyer hold; the rate sheet’s layout prints it. */
const EFFECTIVE_DATE = 'effective_date';

/** How far ahead an effective date may lie, in days: a mistyped year must not make rates last for years. */
export const MAX_DAYS_AHEAD = 30;

/** What a flyer’s end follows from. `data` are the values that it shows (`effectiveData`). */
export interface LimitedContent {
  version: Pick<TemplateVersion, 'lifetime_days' | 'handlebars_schema'>;
  category: Template['category'];
  data: Readonly<Record<string, unknown>>;
}

/** When it is approved, and by which clock. */
interface Approval {
  now: Date;
  timeZone: string;
}

interface Validity {
  /** The days of the company’s clock from which it counts and through which it holds. */
  from: string;
  through: string;
  /** Days between the two. */
  days: number;
  /** The end of `through`. */
  until: Date;
  /** It counts from the day of approval, for want of an effective date. */
  isFromApproval: boolean;
}

/** Returns the flyer’s effective date; undefined where its version has no such field, or nothing is in it. */
function effectiveDay({ version, data }: LimitedContent): string | undefined {
  const hasField = version.handlebars_schema.fields.some(
    ({ key, type }) => key === EFFECTIVE_DATE && type === 'date',
  );
  const value = hasField ? data[EFFECTIVE_DATE] : undefined;
  return typeof value === 'string' && calendarDay(value) ? value.slice(0, 10) : undefined;
}

/** Returns from when through when a flyer is valid that is approved now; null: it has no end. */
export function toValidity(content: LimitedContent, { now, timeZone }: Approval): Validity | null {
  const days = toLifetimeDays(content.version, content.category);
  if (days === null) return null;
  const effective = effectiveDay(content);
  const from = effective ?? dayInZone(now, timeZone);
  const through = shiftDate(from, days);
  const until = dayStartInZone(shiftDate(through, 1), timeZone);
  return { from, through, days, until, isFromApproval: effective === undefined };
}

/**
 * Returns until when a flyer that is approved now is valid: the end of the day that is as many days after its effective date, or
 * after its approval where it has none, as its template says. Null: it has no end.
 */
export const toValidUntil = (content: LimitedContent, approval: Approval): Date | null =>
  toValidity(content, approval)?.until ?? null;

/** Why a flyer can’t be approved now, as an error of the catalog says it. */
export type ValidityProblem =
  | { code: 'flyer-ended-already'; values: { from: string; through: string; days: number } }
  | { code: 'flyer-starts-too-late'; values: { from: string; days: number } };

/** The field that such a problem is about. */
export const VALIDITY_FIELDS = [EFFECTIVE_DATE];

/** Returns why a flyer can’t be approved now: it would have ended already, or its effective date is too far ahead. */
export function findValidityProblem(
  content: LimitedContent,
  approval: Approval,
): ValidityProblem | undefined {
  const validity = toValidity(content, approval);
  if (!validity) return undefined;
  const { from, through, days, until } = validity;
  if (until <= approval.now) {
    const values = { from: formatDay(from), through: formatDay(through), days };
    return { code: 'flyer-ended-already', values };
  }
  const latest = shiftDate(dayInZone(approval.now, approval.timeZone), MAX_DAYS_AHEAD);
  return from > latest
    ? { code: 'flyer-starts-too-late', values: { from: formatDay(from), days: MAX_DAYS_AHEAD } }
    : undefined;
}

/** Returns the sentence that the catalog has for it. */
export const validitySentence = (problem: ValidityProblem): string =>
  problem.code === 'flyer-ended-already'
    ? flyerErrors[problem.code].sentence(problem.values)
    : flyerErrors[problem.code].sentence(problem.values);
