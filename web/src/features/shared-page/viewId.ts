import { nanoid } from 'nanoid';

/** An opening that is made again within this time, in milliseconds, is the same one. */
const SAME_OPENING_MS = 30 * 60_000;

interface Opening {
  id: string;
  at: number;
}

const keyOf = (shortCode: string) => `opening:${shortCode}`;

function recall(shortCode: string): Opening | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(shortCode)) ?? 'null') as Partial<Opening> | null;
    if (typeof kept?.id === 'string' && typeof kept.at === 'number') return { id: kept.id, at: kept.at };
  } catch {
    // Refused or damaged: as if there were none.
  }
  return undefined;
}

/**
 * The id under which this opening of a shared page counts. Kept for 30 minutes from its first use, by tab and short code, so
 * that a reload and a retry are no further views.
 */
export function viewId(shortCode: string, now: number): string {
  const kept = recall(shortCode);
  if (kept && now >= kept.at && now - kept.at < SAME_OPENING_MS) return kept.id;
  const id = nanoid();
  try {
    sessionStorage.setItem(keyOf(shortCode), JSON.stringify({ id, at: now } satisfies Opening));
  } catch {
    // Storage is refused: then a reload counts as another view.
  }
  return id;
}
