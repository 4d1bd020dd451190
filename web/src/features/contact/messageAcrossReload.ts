import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { safeSessionStorage } from '../../lib/safeStorage.ts';
import { type ContactValues, EMPTY_MESSAGE } from './contactForm.ts';

const KEY = 'brokerage.contact.message';

export interface SavedMessage {
  values: ContactValues;
  /** How long the form had been open, in milliseconds. */
  elapsed_ms: number;
  /** Whom it asks for a call. */
  officer_id?: string | undefined;
}

/** Saves a message in this tab for the time of a reload. Returns false where the browser stores nothing. */
export const saveMessage = (saved: SavedMessage): boolean => safeSessionStorage.setJson(KEY, saved);

const isText = (value: unknown): value is string => typeof value === 'string';

const isElapsed = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= DAY_MS;

/** Returns what can be used of a stored message: the tab may hold one of an older version of the page, or something else. */
function toSavedMessage({ values, elapsed_ms, officer_id }: Partial<SavedMessage>): SavedMessage {
  const stored = Object.entries(values ?? {}).filter(
    ([name, value]) => Object.hasOwn(EMPTY_MESSAGE, name) && isText(value),
  );
  return {
    values: { ...EMPTY_MESSAGE, ...Object.fromEntries(stored) },
    elapsed_ms: isElapsed(elapsed_ms) ? elapsed_ms : 0,
    officer_id: isText(officer_id) ? officer_id : undefined,
  };
}

/** Returns the message that was saved before the page reloaded, once: it's removed from the tab. */
export function takeSavedMessage(): SavedMessage | undefined {
  const stored = safeSessionStorage.getJson(KEY) as Partial<SavedMessage> | null;
  safeSessionStorage.removeItem(KEY);
  return stored ? toSavedMessage(stored) : undefined;
}
