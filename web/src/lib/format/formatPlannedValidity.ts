import {
  findValidityProblem,
  type LimitedContent,
  toValidity,
  validitySentence,
} from '@brokerage/domain/flyer/validity/validUntil';
import { companyTimeZone } from './companyTime.ts';
import { flyerLastDay } from './formatValidity.ts';

/** Returns through when a flyer will be valid that isn’t approved yet, or why it can’t be; undefined where it won’t end. */
export function formatPlannedValidity(
  content: LimitedContent,
  now: Date,
): { sentence: string; isError: boolean } | undefined {
  const approval = { now, timeZone: companyTimeZone() };
  const problem = findValidityProblem(content, approval);
  if (problem) return { sentence: validitySentence(problem), isError: true };
  const validity = toValidity(content, approval);
  if (!validity) return undefined;
  const sentence = `Will be valid through ${flyerLastDay(validity.until)}`;
  return {
    sentence: validity.isFromApproval ? `${sentence} if it’s approved today` : sentence,
    isError: false,
  };
}
