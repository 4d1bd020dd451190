import type { FormValues } from '../draft/formValues.ts';
import type { SentReceipt } from '../sentReceipt.ts';

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
