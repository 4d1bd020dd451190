import { CALLBACK_NOT_OFFERED, contactMessageSchema } from '@brokerage/domain/contact/contactMessage';
import { SHORT_CODE } from '@brokerage/domain/link/shortCode';
import { isOfferedCallback } from '@brokerage/domain/schedule/callbackTimes';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import type { FieldErrors } from 'react-hook-form';
import { safeSessionStorage } from '../../lib/safeStorage.ts';
import { ATTRIBUTION_KEY } from '../../lib/saveAttribution.ts';
import { type ContactValues, isContactField, toMessage } from './contactForm.ts';

/** Returns each field's first error, based on the server's schema and the caller's office hours. */
export function contactErrors(values: ContactValues, schedule: OfficeSchedule): FieldErrors<ContactValues> {
  const errors: FieldErrors<ContactValues> = {};
  for (const { path, message } of contactMessageSchema.safeParse(toMessage(values)).error?.issues ?? []) {
    const [field] = path;
    if (!isContactField(field)) continue;
    const isEmptyEmail = field === 'email' && values.email.trim() === '';
    errors[field] ??= {
      type: 'schema',
      message: isEmptyEmail ? 'Enter your email so we can reply' : message,
    };
  }
  const { callback } = values;
  if (callback && !isOfferedCallback(callback, new Date(), schedule)) {
    errors.callback ??= { type: 'schema', message: CALLBACK_NOT_OFFERED };
  }
  return errors;
}

/** Returns the short code of the shared link that led to this visit; undefined without one. */
export function visitLink(): string | undefined {
  const attribution = safeSessionStorage.getJson(ATTRIBUTION_KEY) as { link?: unknown } | null;
  const link = attribution?.link;
  return typeof link === 'string' && SHORT_CODE.test(link) ? link : undefined;
}
