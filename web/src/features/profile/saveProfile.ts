import type { CallableOutput } from '@brokerage/domain/callables';
import type { Profile, ProfileField } from '@brokerage/domain/member/profile';
import { hasErrorCode } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { findEditedFields } from './profileForm.ts';

/** The record has changed since it was loaded here. */
export class ProfileConflict extends Error {}

const pick = (profile: Profile, fields: readonly ProfileField[]) =>
  Object.fromEntries(fields.map((field) => [field, profile[field]]));

/**
 * Saves the edits from `stored` to `profile` in the user's own record, and returns the fields that await confirmation.
 * @throws ProfileConflict if one of these fields was changed elsewhere since; otherwise as `callFunction`
 */
export async function saveProfile(
  profile: Profile,
  stored: Profile,
): Promise<CallableOutput<'update-profile'>['pending']> {
  const fields = findEditedFields(profile, stored);
  try {
    const input = { changes: pick(profile, fields), expected: pick(stored, fields) };
    return (await callFunction('update-profile', input)).pending;
  } catch (error) {
    if (hasErrorCode(error, 'profile-changed')) throw new ProfileConflict();
    throw error;
  }
}
