import type { FormValues } from '../draft/formValues.ts';
import type { SentReceipt } from '../sending/sentReceipt.ts';

/** The sent application shown on the thank-you page. */
export interface SentState {
  receipt: SentReceipt;
  /** Lost when the page is reloaded. */
  answers?: FormValues;
  /** The history entry it was sent from. */
  historyKey?: string;
  /** Sent before this page was opened. */
  isEarlier?: boolean;
}

/** Returns the page's heading, which also shows while the rest loads. */
export function sentHeading({ answers, isEarlier }: SentState): string {
  if (isEarlier) return 'Your application is in';
  return answers?.first_name ? `Thank you, ${answers.first_name.trim()}` : 'Thank you';
}
