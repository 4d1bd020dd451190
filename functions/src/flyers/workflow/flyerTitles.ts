import { DomainError } from '@brokerage/domain/errors/DomainError';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { publicTitleProblem } from '@brokerage/domain/flyer/texts/publicTitleProblem';
import { blankableLine, requiredLine } from '@brokerage/domain/text/lines';

/** A flyer's title: one readable line. */
export const titleSchema = requiredLine(FLYER_LIMITS.title, 'Flyer Title');

/** The public title, which may be left out. */
export const publicTitleSchema = blankableLine(FLYER_LIMITS.public_title, 'Public title').superRefine(
  (title, context) => {
    const message = publicTitleProblem(title);
    if (message !== undefined) context.addIssue(message);
  },
);

/**
 * Returns the title as one line, because a flyer with a line break in its title could never be saved again.
 * @throws DomainError invalid-argument
 */
export function parseTitle(title: string): string {
  const parsed = titleSchema.safeParse(title);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ message }) => ({ path: 'title', message }));
  throw new DomainError('invalid-argument', { issues });
}
