import type { Submission } from '../submission/submission.ts';

/** Returns the whole name; who asked for a call back may have given one word only. */
export const applicantName = ({
  first_name,
  last_name,
}: Pick<Submission, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();
