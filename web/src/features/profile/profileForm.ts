import { objectKeys } from '@brokerage/domain/collections/records';
import type { Member } from '@brokerage/domain/member/member';
import {
  type Profile,
  type ProfileField,
  profileSchema,
  storedProfileSchema,
} from '@brokerage/domain/member/profile';
import { PROFILE_FIELDS } from '../../lib/format/names/profileFields.ts';
import { firstMessages } from '../../ui/forms/firstMessages.ts';

const FIELDS = objectKeys(PROFILE_FIELDS);
const REQUIRED: readonly ProfileField[] = ['name', 'email', 'phone'];

export const REQUIRED_MESSAGE = 'Name, email, and phone are required fields';

/** Returns the six profile fields of a record. */
export const toProfile = ({ name, email, phone, title, nmls_id, headshot_url }: Profile): Profile => ({
  name,
  email,
  phone,
  title,
  nmls_id,
  headshot_url,
});

/** Returns the profile its owner requested: with the new values awaiting confirmation. */
export const requestedProfile = (record: Member): Profile => ({
  ...toProfile(record),
  ...Object.fromEntries(
    Object.entries(record.pending_changes ?? {}).map(([field, change]) => [field, change.value]),
  ),
});

/** Fields in which the two differ. */
const differences = (one: Profile, other: Profile): ProfileField[] =>
  FIELDS.filter((field) => one[field] !== other[field]);

const bareNumber = (phone: string) => phone.replace(/[\s().-]/g, '');

/** Returns the fields that were changed. A phone field reformats its number on blur, which isn't a change. */
export const findEditedFields = (values: Profile, stored: Profile): ProfileField[] =>
  differences({ ...values, phone: bareNumber(values.phone) }, { ...stored, phone: bareNumber(stored.phone) });

/** Checks only edited values: a stored one may predate a rule. */
const schemaFor = (values: Profile, stored: Profile) =>
  storedProfileSchema.extend(
    Object.fromEntries(findEditedFields(values, stored).map((field) => [field, profileSchema.shape[field]])),
  );

/** Returns the profile to store, or the errors by field. */
export function parseProfile(
  values: Profile,
  stored: Profile,
): { profile?: Profile; errors: Partial<Record<ProfileField, string>> } {
  const parsed = schemaFor(values, stored).safeParse(values);
  // Both schemas have the same fields; one is stricter.
  if (parsed.success) return { profile: parsed.data as Profile, errors: {} };
  const errors: Partial<Record<ProfileField, string>> = firstMessages(parsed.error.issues);
  for (const field of missingProfileFields(values)) errors[field] = `${PROFILE_FIELDS[field]} is required`;
  return { errors };
}

/** Returns the required fields that are blank. */
export const missingProfileFields = (values: Profile): ProfileField[] =>
  REQUIRED.filter((field) => values[field].trim() === '');
