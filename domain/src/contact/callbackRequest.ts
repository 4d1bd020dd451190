import * as z from 'zod';

/** What a visitor wrote in a callback request. Stored next to the list's record, like the answers of an application. */
export const callbackRequestSchema = z.object({
  /** A value of CONTACT_TOPICS. */
  topic: z.string(),
  /** Blank: only a call was asked for. */
  message: z.string(),
  /** The time asked for, such as `2026-11-23 morning`. */
  callback: z.string(),
  /** The clock of that time; absent: the company's. */
  time_zone: z.string().optional(),
  /** Of the application on whose thank-you page the call was scheduled; absent: sent through the contact form. */
  application_reference: z.string().optional(),
});
export type CallbackRequest = z.output<typeof callbackRequestSchema>;

/** The same record with what the server alone reads. */
export const storedCallbackSchema = callbackRequestSchema.extend({
  /** The officer whose hours the time was chosen from; absent: the company's, or those of the officer of the application. */
  officer_id: z.string().optional(),
  /** The counter in which the call has a place (`phoneCallWindow`); absent where it isn't counted. */
  slot_id: z.string().optional(),
  /** Hashes of the secrets of links in mails to the visitor that change or cancel the call, oldest first. */
  link_hashes: z.array(z.string()).optional(),
});
export type StoredCallback = z.output<typeof storedCallbackSchema>;

/** When a visitor is to be called. */
export const requestedTimeSchema = callbackRequestSchema.pick({ callback: true, time_zone: true });
export type RequestedTime = z.output<typeof requestedTimeSchema>;
