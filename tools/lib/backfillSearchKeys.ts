import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { type SearchedKind, searchTexts } from '@brokerage/domain/search/searchTexts';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** The texts that each kind of record is found by: nothing else of it is read. */
const FIELDS = {
  flyer: ['title'],
  link: ['label', 'short_code'],
  realtor: ['name', 'brokerage', 'email', 'mls_id'],
  member: ['name', 'nmls_id', 'email'],
  submission: ['first_name', 'last_name', 'reference_number', 'email'],
} as const satisfies Record<SearchedKind, readonly string[]>;

type Texts<K extends SearchedKind> = Parameters<(typeof searchTexts)[K]>[0];

export interface BackfillOptions {
  /** False: only counts. */
  isWriting: boolean;
  /** Records read at a time. */
  pageSize?: number;
  /** Told of each page before it is written, so that a long run shows that it is alive. */
  onPage?: (collection: string, counts: BackfillCounts) => void | Promise<void>;
}

/** `changed`: of those without their keys, the ones that somebody else wrote to meanwhile. */
export interface BackfillCounts {
  read: number;
  missing: number;
  written: number;
  changed: number;
}

/** Returns the keys of a stored record; a text that is missing counts as blank. */
function keysOf<K extends SearchedKind>(kind: K, document: QueryDocumentSnapshot): string[] {
  const texts = Object.fromEntries(
    FIELDS[kind].map((field) => {
      const text: unknown = document.get(field);
      return [field, typeof text === 'string' ? text : ''];
    }),
  );
  const toText = searchTexts[kind] as (texts: Texts<K>) => ReturnType<(typeof searchTexts)[K]>;
  return toSearchKeys(toText(texts as Texts<K>));
}

const isSame = (stored: unknown, keys: readonly string[]) =>
  Array.isArray(stored) && stored.length === keys.length && keys.every((key, index) => key === stored[index]);

/** Writes the keys of one collection's records, a page at a time. */
async function backfillCollection(
  kind: SearchedKind,
  collection: CollectionReference,
  { isWriting, pageSize = 300, onPage }: BackfillOptions,
  counts: BackfillCounts,
): Promise<void> {
  const pages = collection
    .orderBy(FieldPath.documentId())
    .select(...FIELDS[kind], 'search_keys')
    .limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? pages.startAfter(last) : pages).get();
    const missing = docs
      .map((document) => ({ document, keys: keysOf(kind, document) }))
      .filter(({ document, keys }) => !isSame(document.get('search_keys'), keys));
    counts.read += docs.length;
    counts.missing += missing.length;
    await onPage?.(collection.path, counts);
    if (isWriting) {
      const writer = collection.firestore.bulkWriter();
      writer.onWriteError(
        ({ code, failedAttempts }) => code !== GrpcStatus.FAILED_PRECONDITION && failedAttempts < 5,
      );
      const writes = missing.map(({ document, keys }) =>
        writer
          // A rename that came in between has written newer keys.
          .update(document.ref, { search_keys: keys }, { lastUpdateTime: document.updateTime })
          .then(
            () => {
              counts.written += 1;
            },
            (error: unknown) => {
              const { code } = error as { code?: unknown };
              if (code !== GrpcStatus.FAILED_PRECONDITION && code !== GrpcStatus.NOT_FOUND) throw error;
              counts.changed += 1;
            },
          ),
      );
      await writer.close();
      await Promise.all(writes);
    }
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last);
}

/**
 * Gives every record that the portal's search finds its `search_keys`, as they would be written today. Records that have them
 * are only read, so an interrupted run is taken up by starting it again, and a second run writes nothing.
 */
export async function backfillSearchKeys(
  firestore: Firestore,
  options: BackfillOptions,
): Promise<BackfillCounts> {
  const counts: BackfillCounts = { read: 0, missing: 0, written: 0, changed: 0 };
  const backfill = (kind: SearchedKind, path: string) =>
    backfillCollection(kind, firestore.collection(path), options, counts);
  await backfill('member', paths.userRoles);
  for (const { id } of await firestore.collection(paths.tenants).listDocuments()) {
    await backfill('flyer', paths.flyers.all(id));
    await backfill('link', paths.sharedLinks.all(id));
    await backfill('realtor', paths.realtors.all(id));
    await backfill('submission', paths.submissions.all(id));
  }
  return counts;
}
