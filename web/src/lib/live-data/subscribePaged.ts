import {
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import type * as z from 'zod';
import { countDocuments, type Documents, parseDocument, type Subscribe, withMemory } from './documents.ts';

/** A list that may be longer than one query may ask for. `isCut`: there is more than even that. */
export interface Pages<T> extends Documents<T> {
  isCut: boolean;
}

interface OpenPage {
  after: QueryDocumentSnapshot | undefined;
  snapshot?: QuerySnapshot;
  isConfirmed: boolean;
  end: () => void;
}

const MOST_PAGES = 10;

/**
 * Listens to all of a query page by page, with memory: as many listeners as it takes, ten at most. When a page ends
 * elsewhere than before, those after it start anew; what was there stays until they have answered.
 */
export function subscribePaged<T>(whole: Query, size: number, schema: z.ZodType<T>): Subscribe<Pages<T>> {
  const listen: Subscribe<Pages<T>> = (next) => {
    const pages: OpenPage[] = [];
    let wasReady = false;

    const closeFrom = (index: number) => {
      for (const page of pages.splice(index)) page.end();
    };

    const tell = () => {
      const snapshots = pages.flatMap(({ snapshot, isConfirmed }) =>
        snapshot && isConfirmed ? [snapshot] : [],
      );
      if (snapshots.length < pages.length) {
        const isEmpty = pages.some(({ snapshot, isConfirmed }) => !isConfirmed && snapshot?.empty);
        if (!wasReady) next({ status: 'loading', unreachable: isEmpty });
        return;
      }
      wasReady = true;
      const documents = snapshots.flatMap(({ docs }) => docs);
      const items = documents
        .map((document) => parseDocument(schema, document))
        .filter((item) => item !== undefined);
      const isCut = pages.length === MOST_PAGES && snapshots.at(-1)?.size === size;
      next({
        status: 'ready',
        data: { items, unreadable: documents.length - items.length, isCut },
        stale: snapshots.some(({ metadata }) => metadata.fromCache),
      });
    };

    const open = (after?: QueryDocumentSnapshot) => {
      const page: OpenPage = { after, isConfirmed: false, end: () => undefined };
      const index = pages.push(page) - 1;
      page.end = onSnapshot(
        query(whole, ...(after ? [startAfter(after)] : []), limit(size)),
        { includeMetadataChanges: true },
        (snapshot) => {
          page.snapshot = snapshot;
          page.isConfirmed ||= !snapshot.metadata.fromCache;
          const last = snapshot.size === size && index + 1 < MOST_PAGES ? snapshot.docs.at(-1) : undefined;
          if (pages[index + 1]?.after?.id !== last?.id) {
            closeFrom(index + 1);
            if (last) open(last);
          }
          tell();
        },
        (error) => {
          closeFrom(0);
          next({ status: 'failed', error });
        },
      );
    };

    open();
    return () => closeFrom(0);
  };
  return withMemory({ source: query(whole, limit(size)), schema }, listen, countDocuments);
}
