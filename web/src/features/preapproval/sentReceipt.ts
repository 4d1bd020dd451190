import { type SubmissionOutput, submissionOutputSchema } from '@brokerage/domain/preapproval/submission';
import { SENT_KEY } from './draft/storageKeys.ts';

/** Keeps the number and the time of a sent application for this tab; nothing of what was answered. */
export function keepReceipt(receipt: SubmissionOutput): void {
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify(receipt));
  } catch {
    // Then a reload does not find it; the number is in the confirmation mail, too.
  }
}

/** The receipt of the application that this tab sent last. */
export function recallReceipt(): SubmissionOutput | undefined {
  try {
    return submissionOutputSchema.safeParse(JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** A new application was begun. */
export function forgetReceipt(): void {
  try {
    sessionStorage.removeItem(SENT_KEY);
  } catch {
    // Refused storage holds no receipt.
  }
}
