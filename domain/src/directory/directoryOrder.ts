import { compareText } from '../text/compareText.ts';

interface Placed {
  name: string;
  order: number | null;
}

/** Compares by the position that the company chose, then by name in Firestore's order. */
export function compareInDirectory(one: Placed, other: Placed): number {
  const [place, otherPlace] = [one.order ?? Number.MAX_SAFE_INTEGER, other.order ?? Number.MAX_SAFE_INTEGER];
  if (place !== otherPlace) return place - otherPlace;
  return compareText(one.name, other.name);
}
