import * as z from 'zod';

/** What a visitor wrote in a callback request. Stored next to the list's record, like the answers of an application. */
export const callbackRequestSchema = z.object({
  /** A value of CONTACT_TOPICS. */
  topic: z.string(),
  /** Blank: the visitor only asked for a call. */
  message: z.string(),
  /** The requested time, such as `2026-11-23 morning`. */
  callback: z.string(),
  /** Time zone of that time; absent: the company's. */
  time_zone: z.string().optional(),
  /** The application on whose thank-you page the call was scheduled; absent: sent through the contact form. */
  application_reference: z.string().optional(),
});
export type CallbackRequest = z.output<typeof callbackRequestSchema>;

/** The same record with fields that only the server reads. */
export const storedCallbackSchema = callbackRequestSchema.extend({
  /** The officer whose hours were offered; absent: the company's, or those of the application's officer. */
  officer_id: z.string().optional(),
  /** The counter in which the call takes a place (`callSlot`); absent if it isn't counted. */
  slot_id: z.string().optional(),
  /** Hashes of the secrets in mailed links that change or cancel the call, oldest first. */
  link_hashes: z.array(z.string()).optional(),
});
export type StoredCallback = z.output<typeof storedCallbackSchema>;

/** When a visitor wants to be called. */
export const requestedTimeSchema = callbackRequestSchema.pick({ callback: true, time_zone: true });
export type RequestedTime = z.output<typeof requestedTimeSchema>;
