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

/** Returns the message that was saved before the page reloaded, once: it's removed from the tab. */
export function takeSavedMessage(): SavedMessage | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    sessionStorage.removeItem(KEY);
    const { values, ...saved } = JSON.parse(stored) as SavedMessage;
    return { ...saved, values: { ...EMPTY_MESSAGE, ...values } };
  } catch {
    return undefined;
  }
}
