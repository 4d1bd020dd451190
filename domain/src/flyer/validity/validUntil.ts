import { flyerErrors } from '../../errors/flyerErrors.ts';
import { dayInZone, dayStartInZone } from '../../schedule/dayInZone.ts';
import { formatDay } from '../../schedule/formatDay.ts';
import { shiftDate } from '../../schedule/localTime.ts';
import { toLifetimeDays } from '../../template/flyerLifetime.ts';
import type { Template, TemplateVersion } from '../../template/template.ts';
import { calendarDay } from '../fields/formatField.ts';

/** The key of the date field from which a flyer's terms apply; the rate sheet’s layout prints it. */
const EFFECTIVE_DATE = 'effective_date';

/** How many days ahead an effective date may be: a mistyped year must not make rates last for years. */
export const MAX_DAYS_AHEAD = 30;

/** What a flyer’s end depends on. `data` are the values that it shows (`effectiveData`). */
export interface LimitedContent {
  version: Pick<TemplateVersion, 'lifetime_days' | 'handlebars_schema'>;
  category: Template['category'];
  data: Readonly<Record<string, unknown>>;
}

/** The time of approval, and the time zone. */
interface Approval {
  now: Date;
  timeZone: string;
}

interface Validity {
  /** The days, in the company’s time zone, on which it starts and ends. */
  from: string;
  through: string;
  /** Number of days between the two. */
  days: number;
  /** The end of `through`. */
  until: Date;
  /** Whether it counts from the day of approval, because it has no effective date. */
  isFromApproval: boolean;
}

/** Returns the flyer’s effective date; undefined if its version has no such field, or it is empty. */
function effectiveDay({ version, data }: LimitedContent): string | undefined {
  const hasField = version.handlebars_schema.fields.some(
    ({ key, type }) => key === EFFECTIVE_DATE && type === 'date',
  );
  const value = hasField ? data[EFFECTIVE_DATE] : undefined;
  return typeof value === 'string' && calendarDay(value) ? value.slice(0, 10) : undefined;
}

/** Returns the period for which a flyer is valid if approved now; null: it has no end. */
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
 * Returns when a flyer ends if approved now: at the end of the day that is the template's number of days after its effective date or,
 * without one, its approval. Null: it has no end.
 */
export const toValidUntil = (content: LimitedContent, approval: Approval): Date | null =>
  toValidity(content, approval)?.until ?? null;

/** Why a flyer can’t be approved now, with the values of the catalog's error. */
export type ValidityProblem =
  | { code: 'flyer-ended-already'; values: { from: string; through: string; days: number } }
  | { code: 'flyer-starts-too-late'; values: { from: string; days: number } };

/** The fields that such a problem is about. */
export const VALIDITY_FIELDS = [EFFECTIVE_DATE];

/** Returns why a flyer can’t be approved now: it would already have ended, or its effective date is too far ahead. */
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

/** Returns the catalog's sentence for it. */
export const validitySentence = (problem: ValidityProblem): string =>
  problem.code === 'flyer-ended-already'
    ? flyerErrors[problem.code].sentence(problem.values)
    : flyerErrors[problem.code].sentence(problem.values);
