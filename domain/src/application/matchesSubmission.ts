import type { Submission } from '../preapproval/submission.ts';

/** Returns whether all words of a search are in what the list shows of an application; a phone number also by its digits. */
export function matchesSubmission(one: Submission, search: string): boolean {
  const { first_name, last_name, email, mobile, purpose, reference_number, id } = one;
  const digits = mobile.replace(/\D/g, '');
  const text = [first_name, last_name, email, mobile, digits, purpose, reference_number, id]
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
