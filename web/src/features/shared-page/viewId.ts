import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { safeSessionStorage } from '../../lib/safeStorage.ts';

/** Reopening a page within this time (milliseconds) is the same view. */
const SAME_VIEW_MS = 30 * MINUTE_MS;

interface StoredView {
  id: string;
  /** Its first use, in milliseconds since the epoch. */
  at: number;
}

const storageKey = (shortCode: string) => `opening:${shortCode}`;

function loadStoredView(shortCode: string): StoredView | undefined {
  const { id, at } = (safeSessionStorage.getJson(storageKey(shortCode)) ?? {}) as Partial<StoredView>;
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : undefined;
}

/**
 * Returns the id under which this view of a shared page counts. Kept for 30 minutes from its first use, by tab and short code, so that a
 * reload or a retry doesn't count as another view.
 */
export function viewId(shortCode: string, now: number): string {
  const stored = loadStoredView(shortCode);
  if (stored && now >= stored.at && now - stored.at < SAME_VIEW_MS) return stored.id;
  const id = nanoid();
  safeSessionStorage.setJson(storageKey(shortCode), { id, at: now } satisfies StoredView);
  return id;
}
