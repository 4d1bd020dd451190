import {
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
} from 'firebase/firestore';
import type * as z from 'zod';
import { countDocuments, withCache } from './documents.ts';
import { type ListConstraint, listQuery } from './listQuery.ts';
import { parseDocuments } from './parseDocument.ts';
import type { Documents, Subscribe } from './useLiveData.ts';

/** A list's query and order. */
export interface List<T> {
  source: Query;
  /** Filters and order. */
  constraints: readonly ListConstraint[];
  pageSize: number;
  schema: z.ZodType<T>;
  /** Reads this many pages up front; by default, one page, and more on request. */
  pages?: number;
}

/** A list that may be longer than what was read. */
export interface Pages<T> extends Documents<T> {
  /** Whether there is more than was read. */
  isCut: boolean;
  /** Loads the next page; undefined when everything has been read. */
  more?: { isLoading: boolean; load: () => void } | undefined;
}

interface OpenPage {
  after: QueryDocumentSnapshot | undefined;
  snapshot?: QuerySnapshot;
  isConfirmed: boolean;
  end: () => void;
}

/**
 * Listens to a list page by page and caches it, with a listener for each requested page. When the end of a page moves, later pages restart,
 * keeping their content until they've loaded again.
 */
export function subscribePaged<T>({
  source,
  constraints,
  pageSize,
  schema,
  pages: fixedPages,
}: List<T>): Subscribe<Pages<T>> {
  // Reads one document more than is shown, to find out whether there is a next page. If all pages are read anyway, the next page answers
  // that.
  const lookAhead = fixedPages === undefined ? 1 : 0;
  const pageQuery = (after?: QueryDocumentSnapshot) =>
    listQuery(source, pageSize + lookAhead, ...constraints, ...(after ? [startAfter(after)] : []));

  const listen: Subscribe<Pages<T>> = (next) => {
    const pages: OpenPage[] = [];
    // A returning user gets as many pages as before.
    let wanted = fixedPages ?? Math.max(1, Math.ceil(countCached() / pageSize));
    let wasReady = false;
    let isCanceled = false;
    /** The page that was requested last. */
    let grown: OpenPage | undefined;

    const close = () => {
      isCanceled = true;
      closeFrom(0);
    };
    const closeFrom = (index: number) => {
      for (const page of pages.splice(index)) page.end();
    };
    const isFull = ({ snapshot }: OpenPage) =>
      snapshot !== undefined && snapshot.size === pageSize + lookAhead;

    const loadMore = () => {
      const last = pages.at(-1);
      if (isCanceled || pages.length < wanted || !last || !isFull(last)) return;
      wanted += 1;
      open(last.snapshot?.docs[pageSize - 1]);
      grown = pages.at(-1);
      emit();
    };

    const emit = () => {
      const known = pages.filter(({ snapshot, isConfirmed }) => snapshot && isConfirmed);
      const isLoading = known.length < pages.length;
      if (isLoading && !wasReady) {
        const isEmpty = pages.some(({ snapshot, isConfirmed }) => !isConfirmed && snapshot?.empty);
        next({ status: 'loading', unreachable: isEmpty });
        return;
      }
      // While a page is being reloaded, its previous content stays; a newly requested page is missing until it arrives.
      const isGrowing = pages.every((page) => page.isConfirmed || page === grown);
      if (isLoading && !isGrowing) return;
      wasReady = true;
      const documents = known.flatMap(({ snapshot }) => snapshot?.docs.slice(0, pageSize) ?? []);
      const last = pages.at(-1);
      const isCut = isLoading || (pages.length === wanted && last !== undefined && isFull(last));
      const more = isCut && fixedPages === undefined ? { isLoading, load: loadMore } : undefined;
      next({
        status: 'ready',
        data: { ...parseDocuments(schema, documents), isCut, ...(more && { more }) },
        stale: known.some(({ snapshot }) => snapshot?.metadata.fromCache),
      });
    };

    const open = (after?: QueryDocumentSnapshot) => {
      const page: OpenPage = { after, isConfirmed: false, end: () => undefined };
      const index = pages.push(page) - 1;
      page.end = onSnapshot(
        pageQuery(after),
        { includeMetadataChanges: true },
        (snapshot) => {
          page.snapshot = snapshot;
          page.isConfirmed ||= !snapshot.metadata.fromCache;
          const last = isFull(page) && index + 1 < wanted ? snapshot.docs[pageSize - 1] : undefined;
          if (pages[index + 1]?.after?.id !== last?.id) {
            closeFrom(index + 1);
            if (last) open(last);
          }
          emit();
        },
        (error) => {
          closeFrom(0);
          next({ status: 'failed', error });
        },
      );
    };

    open();
    return close;
  };

  const cached = withCache({ source: pageQuery(), schema }, listen, countDocuments);
  const countCached = () => {
    const data = cached.readCached?.();
    return data ? countDocuments(data) : 0;
  };
  return cached;
}
