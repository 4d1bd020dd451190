import { CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH } from '@brokerage/domain/contact/callPage';
import { callSecretSchema } from '@brokerage/domain/contact/callSecret';
import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { customAlphabet } from 'nanoid';
import * as z from 'zod';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';

/** Session storage key. */
const KEY = 'preapproval_call_secret';

const storedSecretSchema = z.object({ id: clientIdSchema, secret: callSecretSchema });

const newSecret = customAlphabet(CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH);

/**
 * Returns the secret that schedules and opens an application's call. It's created on the first attempt to send, because someone else may
 * have started the draft on a shared computer, and kept in the tab so that a retry sends the same one.
 * @param id the application's id
 */
export function ensureCallSecret(id: string): string {
  const { data: kept } = storedSecretSchema.safeParse(safeSessionStorage.getJson(KEY));
  if (kept?.id === id) return kept.secret;
  const secret = newSecret();
  safeSessionStorage.setJson(KEY, { id, secret });
  return secret;
}

/** Clears the secret once the receipt contains it. */
export const clearCallSecret = (): void => safeSessionStorage.removeItem(KEY);
