import type { Submission } from '../submission/submission.ts';

/** Returns the full name; a callback request may have only one word. */
export const applicantName = ({
  first_name,
  last_name,
}: Pick<Submission, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();
