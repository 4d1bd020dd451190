import type { CallableInput } from '@brokerage/domain/callables';
import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { nanoid } from 'nanoid';
import { type ExpiryChoice, toExpiryDays } from './expiryChoices.ts';

export const AFTER_EVENT = 'after_event';

/** The values typed for a new link. */
export interface NewLinkValues {
  /** `after_event`: through the day after the flyer's event. */
  expiry: ExpiryChoice | typeof AFTER_EVENT;
  label: string;
  source: string;
  medium: string;
  campaign: string;
}

/** The empty form; links to flyers expire after 7 days by default. */
export const NEW_LINK: NewLinkValues = {
  expiry: '7',
  label: '',
  source: '',
  medium: '',
  campaign: '',
};

export type CreateLinkInput = CallableInput<'create-share-link'>;
/** The part of the input that all link targets share. */
export type NewLinkInput = Pick<CreateLinkInput, 'expiryDays' | 'utmParams' | 'label' | 'event'>;

export interface Attempt {
  values: string;
  requestId: string;
}

/**
 * Returns the attempt for an input. A retry with the same input is the same request, so it doesn't create a second link; a changed input is
 * a new request.
 */
export function attemptFor(input: object, last: Attempt | undefined): Attempt {
  const now = JSON.stringify(input);
  return last?.values === now ? last : { values: now, requestId: nanoid() };
}

/** Returns the typed values in the format of `create-share-link`. */
export const toNewLink = (values: NewLinkValues, event: GuestEvent | null | undefined): NewLinkInput => ({
  expiryDays: values.expiry === AFTER_EVENT ? AFTER_EVENT : toExpiryDays(values.expiry),
  utmParams: {
    source: values.source.trim(),
    medium: values.medium.trim(),
    campaign: values.campaign.trim(),
  },
  label: values.label.trim(),
  ...(event && { event }),
});
