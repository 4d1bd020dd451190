import {
  type SignatureKey,
  type SignatureSettings,
  SOCIAL_NETWORKS,
  signatureSettingsSchema,
} from '@brokerage/domain/signature/signature';
import { tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import { firstMessages } from '../../ui/forms/firstMessages.ts';

/** What a tab's fields need from the form. */
export interface SignatureFields {
  values: SignatureSettings;
  change: (part: Partial<SignatureSettings>) => void;
  /** Called on blur of a field: its errors show from then on. */
  touch: (key: SignatureKey) => void;
  getError: (key: SignatureKey) => string | undefined;
}

const ADDRESS_KEYS = [
  ...SOCIAL_NETWORKS.map(({ field }) => field),
  'website_url',
  'apply_now_url',
  'book_call_url',
] as const satisfies readonly SignatureKey[];
export type AddressKey = (typeof ADDRESS_KEYS)[number];

/** Parses the settings with URLs normalized as on blur, because pressing Enter in a field saves without blur. */
export const parseSignature = (values: SignatureSettings) =>
  signatureSettingsSchema.safeParse({
    ...values,
    ...Object.fromEntries(ADDRESS_KEYS.map((key) => [key, tidyAddress(values[key])])),
  });

/** Returns the messages of invalid fields. */
export const signatureErrors = (values: SignatureSettings): Partial<Record<SignatureKey, string>> =>
  firstMessages(parseSignature(values).error?.issues ?? []);
