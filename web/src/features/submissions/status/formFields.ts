import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { findSensitiveNumber } from '@brokerage/domain/text/sensitiveNumber';

/** Shows the whole choice, on as many lines as needed. */
export const longChips = {
  '& .MuiAutocomplete-inputRoot': { py: 1, rowGap: 0.5 },
  '& .MuiChip-root': { height: 'auto', minHeight: 28 },
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const;

/** Formats a text's length and limit. */
export const countText = (text: string, max: number) => `${text.length}/${max}`;

/** Returns an error for a note that the server would refuse: too long, or with a private number. The form isn't sent then. */
export function noteProblem(text: string, max: number = SUBMISSION_LIMITS.reason): string | undefined {
  const excess = text.length - max;
  return excess > 0 ? `Make it ${pluralize(excess, 'character')} shorter.` : findSensitiveNumber(text);
}
