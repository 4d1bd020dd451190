import type { CallableInput } from '@brokerage/domain/callables';
import { nanoid } from 'nanoid';
import { type ExpiryChoice, toExpiryDays } from '../../lib/links/linkState.ts';

export interface ShareValues {
  expiry: ExpiryChoice;
  label: string;
  source: string;
  medium: string;
  campaign: string;
}

/** The empty form; links expire after 7 days by default. */
export const NEW_LINK: ShareValues = { expiry: '7', label: '', source: '', medium: '', campaign: '' };

type CreateInput = CallableInput<'create-share-link'>;
export interface Attempt {
  values: string;
  requestId: string;
}

/** The same values tried again are the same request, which makes no second link; other values are another one. */
export function attemptFor(values: ShareValues, last: Attempt | undefined): Attempt {
  const now = JSON.stringify(values);
  return last?.values === now ? last : { values: now, requestId: nanoid() };
}

/** Returns the input of `create-share-link` for the typed values. */
export const createInput = (instanceId: string, values: ShareValues, requestId: string): CreateInput => ({
  instanceId,
  expiryDays: toExpiryDays(values.expiry),
  utmParams: {
    source: values.source.trim(),
    medium: values.medium.trim(),
    campaign: values.campaign.trim(),
  },
  label: values.label.trim(),
  requestId,
});
