import { toCallToken } from '@brokerage/domain/contact/callPage';
import { callSecretSchema } from '@brokerage/domain/contact/callSecret';
import { scheduledCallSchema } from '@brokerage/domain/contact/scheduleCall';
import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { recordIdSchema } from '@brokerage/domain/ids/recordId';
import { submissionOutputSchema } from '@brokerage/domain/preapproval/form/submissionInput';
import * as z from 'zod';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { SENT_KEY } from '../draft/storageKeys.ts';

/** A time that pages can format. Storage can be edited by hand, and a year such as 0000 would crash them. */
const momentSchema = z.iso.datetime().refine((at) => at >= '2000');

/** What the thank-you page knows about a sent application after a reload: nothing about the applicant. */
const sentReceiptSchema = submissionOutputSchema.extend({
  created_at: momentSchema,
  contact_by: momentSchema.optional(),
  /** The application whose call the page schedules. Receipts from earlier releases lack this field and the next. */
  application_id: clientIdSchema.optional(),
  /** Lets only this tab schedule, move and cancel the call. */
  call_secret: callSecretSchema.optional(),
  /** The chosen loan officer, who has a public page; null or absent for the General team. */
  officer_id: recordIdSchema.nullish(),
  /** The call scheduled on this page. */
  call: scheduledCallSchema.extend({ from: momentSchema, to: momentSchema }).optional(),
});
export type SentReceipt = z.output<typeof sentReceiptSchema>;

/** Returns the link of the application's call; undefined for receipts from earlier releases. */
export const findCallLink = ({ reference_number, call_secret }: SentReceipt): string | undefined =>
  call_secret === undefined ? undefined : toCallToken(reference_number, call_secret);

/** Saves the receipt of a sent application for this tab. */
export const saveReceipt = (receipt: SentReceipt): boolean => safeSessionStorage.setJson(SENT_KEY, receipt);

/** Loads the receipt of the application last sent from this tab. */
export const loadReceipt = (): SentReceipt | undefined =>
  sentReceiptSchema.safeParse(safeSessionStorage.getJson(SENT_KEY)).data;

/** Clears the receipt when a new application is started. */
export const clearReceipt = (): void => safeSessionStorage.removeItem(SENT_KEY);
