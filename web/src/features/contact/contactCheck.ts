import { contactMessageSchema } from '@brokerage/domain/contact/contactMessage';
import type { FieldErrors } from 'react-hook-form';
import { type ContactValues, isContactField, toMessage } from './contactForm.ts';

/** What is wrong at which field, first message first; by the schema that the server checks with, too. */
export function contactErrors(values: ContactValues): FieldErrors<ContactValues> {
  const errors: FieldErrors<ContactValues> = {};
  for (const { path, message } of contactMessageSchema.safeParse(toMessage(values)).error?.issues ?? []) {
    const [field] = path;
    if (isContactField(field)) errors[field] ??= { type: 'schema', message };
  }
  return errors;
}
