import { DAY_MS } from '@brokerage/domain/schedule/durations';
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
export function saveMessage(saved: SavedMessage): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

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
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    sessionStorage.removeItem(KEY);
    return toSavedMessage(JSON.parse(stored) as Partial<SavedMessage>);
  } catch {
    return undefined;
  }
}
