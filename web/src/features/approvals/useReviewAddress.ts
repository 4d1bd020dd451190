import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface ReviewAddress {
  /** Id of the flyer under review; null for none. */
  id: string | null;
  open: (id: string) => void;
  /** Opens another flyer; Back still leads to the queue. */
  replace: (id: string) => void;
  close: () => void;
}

/**
 * Keeps the open review in the URL, `?review={id}`, so that notices can link to it and Back closes it. `onClosed` gets the id of the last
 * open flyer.
 */
export function useReviewAddress(onClosed: (id: string) => void): ReviewAddress {
  const [search, setSearch] = useSearchParams();
  // The router types history state as any; only our own links set it.
  const { state } = useLocation() as { state: { fromQueue?: boolean } | null };
  const navigate = useNavigate();
  const id = search.get('review');
  // The queue keeps its order below the review.
  const order = search.get('order') === 'waiting' ? { order: 'waiting' } : undefined;
  const last = useRef<string>(null);
  useEffect(() => {
    if (id === null && last.current !== null) onClosed(last.current);
    last.current = id;
  }, [id, onClosed]);
  return {
    id,
    open: (next) =>
      setSearch({ ...order, review: next }, { state: { fromQueue: true }, preventScrollReset: true }),
    replace: (next) =>
      setSearch({ ...order, review: next }, { state, replace: true, preventScrollReset: true }),
    // A visit from a link has no queue to go back to.
    close: () => (state?.fromQueue ? void navigate(-1) : setSearch(order, { replace: true })),
  };
}
