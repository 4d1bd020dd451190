import {
  SIGNATURE_KEYS,
  type SignatureKey,
  type SignatureSettings,
  SOCIAL_NETWORKS,
  signatureSettingsSchema,
} from '@brokerage/domain/signature/signature';
import { tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import isDeepEqual from 'fast-deep-equal';

/** The settings in the form, and the ones they replace. */
export interface SignatureForm {
  values: SignatureSettings;
  /** The settings as last saved, as known to this page. */
  base: SignatureSettings;
  /** The settings as last read. */
  stored: SignatureSettings;
}

export const openSignatureForm = (stored: SignatureSettings): SignatureForm => ({
  values: stored,
  base: stored,
  stored,
});

export const isSignatureChanged = ({ values, base }: SignatureForm) =>
  SIGNATURE_KEYS.some((key) => !isDeepEqual(values[key], base[key]));

/** Returns the form after a save in another window: fields not edited here take the saved value. */
export function mergeStoredSignature(
  { values, base }: SignatureForm,
  stored: SignatureSettings,
): SignatureForm {
  const touched = SIGNATURE_KEYS.filter((key) => !isDeepEqual(values[key], base[key]));
  const kept = Object.fromEntries(touched.map((key) => [key, values[key]]));
  return { values: { ...stored, ...kept }, base: stored, stored };
}

const ADDRESS_KEYS = [
  ...SOCIAL_NETWORKS.map(({ field }) => field),
  'website_url',
  'apply_now_url',
  'book_call_url',
] as const satisfies readonly SignatureKey[];
export type AddressKey = (typeof ADDRESS_KEYS)[number];

/** Returns the settings with URLs normalized as on blur, because pressing Enter in a field saves without blur. */
export const normalizeAddresses = (values: SignatureSettings): SignatureSettings => ({
  ...values,
  ...Object.fromEntries(ADDRESS_KEYS.map((key) => [key, tidyAddress(values[key])])),
});

/** Returns the messages of invalid fields. */
export function signatureErrors(values: SignatureSettings): Partial<Record<SignatureKey, string>> {
  const errors: Partial<Record<SignatureKey, string>> = {};
  for (const { path, message } of signatureSettingsSchema.safeParse(values).error?.issues ?? []) {
    errors[path[0] as SignatureKey] ??= message;
  }
  return errors;
}
