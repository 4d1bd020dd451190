import type { FormValues } from '../draft/formValues.ts';
import type { SentReceipt } from '../sending/sentReceipt.ts';

/** What was sent, as the thank-you page shows it. */
export interface SentState {
  receipt: SentReceipt;
  /** Known until the page is loaded anew. */
  answers?: FormValues;
  /** The history entry it was sent from. */
  historyKey?: string;
  /** Sent before this page was opened. */
  isEarlier?: boolean;
}

/** Returns what the page says first, also while the rest of it is on its way. */
export function sentHeading({ answers, isEarlier }: SentState): string {
  if (isEarlier) return 'Your application is in';
  return answers?.first_name ? `Thank you, ${answers.first_name.trim()}` : 'Thank you';
}
