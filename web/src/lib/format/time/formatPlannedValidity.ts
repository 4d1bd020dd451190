import {
  findValidityProblem,
  type LimitedContent,
  toValidity,
  type ValidityProblem,
  validitySentence,
} from '@brokerage/domain/flyer/validity/validUntil';
import { companyTimeZone } from './companyTime.ts';
import { flyerLastDay } from './formatValidity.ts';

const REASONS: Record<ValidityProblem['code'], string> = {
  'flyer-ended-already': 'it has already expired',
  'flyer-starts-too-late': 'its effective date is too far ahead',
};

export type PlannedValidity =
  | { text: string; isError: false }
  /** The flyer can’t be approved; `reason` is a short form of the text, for use next to it. */
  | { text: string; isError: true; reason: string };

/** Returns the last valid day of a flyer that isn’t approved yet, or why it can’t be approved; undefined if it has no end. */
export function formatPlannedValidity(content: LimitedContent, now: Date): PlannedValidity | undefined {
  const approval = { now, timeZone: companyTimeZone() };
  const problem = findValidityProblem(content, approval);
  if (problem) return { text: validitySentence(problem), isError: true, reason: REASONS[problem.code] };
  const validity = toValidity(content, approval);
  if (!validity) return undefined;
  const text = `Will be valid through ${flyerLastDay(validity.until)}`;
  return {
    text: validity.isFromApproval ? `${text} if it’s approved today` : text,
    isError: false,
  };
}
