import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { recordIdSchema } from '../ids/recordId.ts';
import { SHORT_CODE } from '../link/shortCode.ts';
import { isDialable } from '../phone/phone.ts';
import { isCallbackTime } from '../schedule/callbackTimes.ts';
import { emailLine, optionalFreeText, optionalPhone, PHONE_MESSAGE, requiredLine } from '../text/lines.ts';
import { withoutSensitiveNumbers } from '../text/sensitiveNumber.ts';
import { TEXT_LIMITS } from '../text/textLimits.ts';
import { isReadable } from '../text/zeroWidth.ts';
import { CONTACT_TOPICS, MESSAGE_LIMIT } from './topics.ts';

/** A form filled in faster than this (milliseconds) was filled in by a bot. */
export const MINIMUM_MESSAGE_MS = 2_000;
/** The form's message for a callback time that the office doesn't offer. */
export const CALLBACK_NOT_OFFERED = 'This time is no longer available. Please choose another one';
/** The form's message if the officer that it was opened for isn't in the public directory. */
export const OFFICER_NOT_LISTED =
  'This loan officer is no longer available. You can write to our office instead.';

const contactShape = {
  name: requiredLine(TEXT_LIMITS.name, 'Name'),
  email: emailLine,
  phone: optionalPhone.refine((phone) => phone === undefined || isDialable(phone), PHONE_MESSAGE),
  topic: z.enum(
    CONTACT_TOPICS.map(({ value }) => value),
    { error: 'Choose a topic' },
  ),
  /** Absent if a request for a call says nothing more. */
  message: withoutSensitiveNumbers(optionalFreeText(MESSAGE_LIMIT, 'Message')),
  /** A value of `callbackTimes`; absent if an answer by email is enough. `isOfferedCallback` checks whether the office offers it. */
  callback: z.string().refine(isCallbackTime, CALLBACK_NOT_OFFERED).optional(),
};

export type ContactField = keyof typeof contactShape;

/** Requires a phone number if a call is requested, and a message otherwise. Runs even if another field is invalid. */
function withNumberOrMessage<T extends z.ZodType>(schema: T): T {
  const read = (value: unknown) =>
    (value ?? {}) as { phone?: unknown; callback?: unknown; message?: unknown };
  return schema
    .refine(
      (value) => {
        const { phone, callback } = read(value);
        return !callback || Boolean(phone);
      },
      { path: ['phone'], error: 'Enter the number we should call', when: () => true },
    )
    .refine(
      (value) => {
        const { message, callback } = read(value);
        return Boolean(callback) || (typeof message === 'string' && isReadable(message));
      },
      { path: ['message'], error: 'Message is required', when: () => true },
    );
}

/** A message as validated by the form. */
export const contactMessageSchema = withNumberOrMessage(z.strictObject(contactShape));
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** Body of send-contact-message: the message and the anti-spam fields. Rejects unknown keys. */
export const contactMessageInputSchema = withNumberOrMessage(
  z.strictObject({
    ...contactShape,
    id: clientIdSchema,
    /** Milliseconds from opening the form to Send, as measured by the browser. */
    elapsed_ms: z.number().int().min(0),
    /** Honeypot: people can't see the field. */
    website: z.string().max(500),
    /** Short code of the shared link that led here. */
    link: z.string().regex(SHORT_CODE).optional(),
    /** The loan officer whose page led here, by the id of their directory entry. */
    officer_id: recordIdSchema.optional(),
  }),
);
export type ContactMessageInput = z.input<typeof contactMessageInputSchema>;

export const contactMessageOutputSchema = z.object({
  /** ISO 8601, server time. */
  received_at: z.iso.datetime(),
  /** Number of the callback request; absent if no call was requested. */
  reference_number: z.string().optional(),
  /** The time zone of the officer's branch, if the call is with an officer; absent: the company's. */
  time_zone: z.string().optional(),
});
