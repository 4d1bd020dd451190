import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { safeSessionStorage } from '../../lib/safeStorage.ts';
import { type ContactValues, EMPTY_MESSAGE } from './contactForm.ts';

const KEY = 'brokerage.contact.message';

export interface SavedMessage {
  values: ContactValues;
  /** How long the form had been open, in milliseconds. */
  elapsed_ms: number;
  /** The officer asked for a call. */
  officer_id?: string | undefined;
  /** The page reloaded automatically while the message was being sent; the form explains that. */
  was_sending?: boolean;
}

/** How long a message is kept: later, someone else may be using the tab. */
const KEPT_MS = HOUR_MS;

/**
 * Saves a message in this tab until the form is reopened (for an hour at most) or the message is sent. Returns false if storage is blocked.
 */
export const saveMessage = (saved: SavedMessage): boolean =>
  safeSessionStorage.setJson(KEY, { ...saved, saved_at: Date.now() });

const isText = (value: unknown): value is string => typeof value === 'string';

const isElapsed = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= DAY_MS;

/** Returns the usable part of a stored message: it may come from an older version of the page, or be something else. */
function toSavedMessage({
  values,
  elapsed_ms,
  officer_id,
  was_sending,
}: Partial<SavedMessage>): SavedMessage {
  const stored = Object.entries(values ?? {}).filter(
    ([name, value]) => Object.hasOwn(EMPTY_MESSAGE, name) && isText(value),
  );
  return {
    values: { ...EMPTY_MESSAGE, ...Object.fromEntries(stored) },
    elapsed_ms: isElapsed(elapsed_ms) ? elapsed_ms : 0,
    officer_id: isText(officer_id) ? officer_id : undefined,
    was_sending: was_sending === true,
  };
}

export const forgetMessage = (): void => safeSessionStorage.removeItem(KEY);

/** Returns whether someone has typed something. Ignores the time, because the form may have preselected it. */
export const hasMessage = ({ callback: _, ...typed }: ContactValues): boolean =>
  Object.values(typed).some((text) => text.trim() !== '');

const readStored = () =>
  safeSessionStorage.getJson(KEY) as (Partial<SavedMessage> & { saved_at?: unknown }) | null;

const isKept = (savedAt: unknown): boolean => typeof savedAt === 'number' && Date.now() - savedAt < KEPT_MS;

/** Returns whether the page is about to reload automatically, with the message saved. */
export const isSavedForReload = (): boolean => readStored()?.was_sending === true;

/** Returns the message saved when the page was left or reloaded within the last hour, and removes it from the tab. */
export function takeSavedMessage(): SavedMessage | undefined {
  const stored = readStored();
  forgetMessage();
  return stored && isKept(stored.saved_at) ? toSavedMessage(stored) : undefined;
}
