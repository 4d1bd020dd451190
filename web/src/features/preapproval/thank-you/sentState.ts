import type { FormValues } from '../draft/formValues.ts';
import type { SentReceipt } from '../sending/sentReceipt.ts';

/** A sent application, as the thank-you page shows it. */
export interface SentState {
  receipt: SentReceipt;
  /** Known until the page is reloaded. */
  answers?: FormValues;
  /** The history entry it was sent from. */
  historyKey?: string;
  /** Sent before this page was opened. */
  isEarlier?: boolean;
}

/** Returns the page's heading, which is also shown while the rest is loading. */
export function sentHeading({ answers, isEarlier }: SentState): string {
  if (isEarlier) return 'Your application is in';
  return answers?.first_name ? `Thank you, ${answers.first_name.trim()}` : 'Thank you';
}
