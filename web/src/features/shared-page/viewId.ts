import { nanoid } from 'nanoid';

/** Milliseconds within which a page that is opened again is the same view. */
const SAME_VIEW_MS = 30 * 60_000;

interface StoredView {
  id: string;
  /** Its first use, in milliseconds since the epoch. */
  at: number;
}

const storageKey = (shortCode: string) => `opening:${shortCode}`;

function loadStoredView(shortCode: string): StoredView | undefined {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(storageKey(shortCode)) ?? 'null',
    ) as Partial<StoredView> | null;
    if (typeof stored?.id === 'string' && typeof stored.at === 'number')
      return { id: stored.id, at: stored.at };
  } catch {
    // Refused or damaged: as if there were none.
  }
  return undefined;
}

/**
 * Returns the id under which this view of a shared page counts. Kept for 30 minutes from its first use, by tab and short code, so
 * that a reload or a retry doesn't count as another view.
 */
export function viewId(shortCode: string, now: number): string {
  const stored = loadStoredView(shortCode);
  if (stored && now >= stored.at && now - stored.at < SAME_VIEW_MS) return stored.id;
  const id = nanoid();
  try {
    sessionStorage.setItem(storageKey(shortCode), JSON.stringify({ id, at: now } satisfies StoredView));
  } catch {
    // Storage is refused: then a reload counts as another view.
  }
  return id;
}
