import { type ContactValues, EMPTY_MESSAGE } from './contactForm.ts';

const KEY = 'brokerage.contact.message';

interface SavedMessage {
  values: ContactValues;
  /** How long the form had been open, in milliseconds. */
  elapsed_ms: number;
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

/** Returns the message that was saved before the page reloaded, once: it's removed from the tab. */
export function takeSavedMessage(): SavedMessage | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    sessionStorage.removeItem(KEY);
    const { values, elapsed_ms } = JSON.parse(stored) as SavedMessage;
    return { values: { ...EMPTY_MESSAGE, ...values }, elapsed_ms };
  } catch {
    return undefined;
  }
}
