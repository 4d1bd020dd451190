import type { Submission } from '@brokerage/domain/submission/submission';
import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 8_000;
const NONE: readonly Submission[] = [];

/** How much of a list has been shown. `isHeld`: newer items wait until the user shows them. */
interface Shown {
  listKey: string;
  upTo: number;
  isHeld: boolean;
  /** The list before the waiting ones. */
  items: readonly Submission[];
}

interface Arrivals {
  /** The list without the waiting ones. */
  items: readonly Submission[] | undefined;
  /** New submissions held back because the user has scrolled down or filtered the list. */
  waiting: readonly Submission[];
  /** Submissions that were just added to the list; empty again after a moment. */
  fresh: readonly Submission[];
  /** The fresh ones that weren't announced while they were held back. */
  unannounced: readonly Submission[];
  show: () => void;
}

const toTime = ({ created_at }: Submission) => created_at.getTime();
const findNewest = (items: readonly Submission[]) => Math.max(0, ...items.map(toTime));

/** Keeps rows that newer arrivals pushed to the next page, so that none disappears unexpectedly. */
function withMoved(items: readonly Submission[], before: readonly Submission[]): readonly Submission[] {
  const ids = new Set(items.map(({ id }) => id));
  const last = items.at(-1);
  if (!last) return items;
  return [
    ...items,
    ...before.filter((submission) => !ids.has(submission.id) && toTime(submission) < toTime(last)),
  ];
}

/**
 * Tracks what arrived while a list was open. Only later times count: when one item leaves the list, an older one moves up at its end.
 * `isHolding`: rows must not move now. Another `listKey` starts over; undefined items are ignored.
 */
export function useArrivals(
  items: readonly Submission[] | undefined,
  { listKey, isHolding, isPart }: { listKey: string; isHolding: boolean; isPart: boolean },
): Arrivals {
  const [shown, setShown] = useState<Shown>();
  const [fresh, setFresh] = useState({ items: NONE, isAnnounced: false });
  const newest = items && findNewest(items);
  if (items && newest !== undefined) {
    if (shown?.listKey !== listKey) setShown({ listKey, upTo: newest, isHeld: false, items });
    else if (newest <= shown.upTo) {
      // Nothing is waiting anymore.
      if (shown.isHeld || shown.items !== items) setShown({ ...shown, isHeld: false, items });
    } else if (isHolding && !shown.isHeld) setShown({ ...shown, isHeld: true });
    else if (!isHolding && !shown.isHeld) {
      setShown({ ...shown, upTo: newest, items });
      setFresh({ items: items.filter((submission) => toTime(submission) > shown.upTo), isAnnounced: false });
    }
  }
  const isHeld = shown?.listKey === listKey && shown.isHeld;
  const waiting = isHeld && items ? items.filter((submission) => toTime(submission) > shown.upTo) : NONE;
  const show = useCallback(() => {
    if (!items || waiting.length === 0) return;
    setShown({ listKey, upTo: findNewest(items), isHeld: false, items });
    setFresh({ items: waiting, isAnnounced: true });
  }, [items, waiting, listKey]);

  useEffect(() => {
    if (fresh.items.length === 0) return;
    const timer = setTimeout(() => setFresh({ items: NONE, isAnnounced: false }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  const ready = isHeld && items ? items.filter((submission) => toTime(submission) <= shown.upTo) : items;
  return {
    items: isHeld && ready && isPart ? withMoved(ready, shown.items) : ready,
    waiting,
    fresh: fresh.items,
    unannounced: fresh.isAnnounced ? NONE : fresh.items,
    show,
  };
}
