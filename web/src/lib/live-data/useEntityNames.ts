import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { LINK_TARGETS, linkTitle } from '@brokerage/domain/link/linkTarget';
import { paths } from '@brokerage/domain/paths';
import { collection, documentId, type Firestore, where } from 'firebase/firestore';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { type Page, readPage } from './documents.ts';
import { listQuery } from './listQuery.ts';
import { parseEntityKey } from './parseEntityKey.ts';

/** The current name; null if the entity was removed. */
type EntityName = string | null;
interface EntityNames {
  /** By key, such as `flyer:abc`. */
  byKey: ReadonlyMap<string, EntityName>;
  /** Every read of these keys has succeeded or failed. */
  isSettled: boolean;
}

/** Reads the documents with these ids; missing ids were removed. */
async function readByIds<T extends { id: string }>(
  firestore: Firestore,
  path: string,
  schema: z.ZodType<T>,
  ids: readonly string[],
): Promise<{ found: readonly T[]; removed: readonly string[] }> {
  const parts = [...chunks(ids, IN_QUERY_LIMIT)];
  const pages: { page: Page<T>; requested: readonly string[] }[] = await Promise.all(
    parts.map(async (requested) => ({
      requested,
      page: await readPage(
        listQuery(collection(firestore, path), IN_QUERY_LIMIT, where(documentId(), 'in', requested)),
        schema,
      ),
    })),
  );
  const found = pages.flatMap(({ page }) => page.items);
  const known = new Set(found.map(({ id }) => id));
  // Documents that exist but don't fit the schema must not count as removed.
  const removed = pages.flatMap(({ page, requested }) =>
    page.unreadable > 0 ? [] : requested.filter((id) => !known.has(id)),
  );
  return { found, removed };
}

/** Where the records of a kind are stored, and how to get a record's name. */
interface NamedKind {
  path: (tenantId: string) => string;
  read: ReadNames;
}

type ReadNames = (
  firestore: Firestore,
  path: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, EntityName>>;

/** Reads records by their ids and names them. */
const named =
  <T extends { id: string }>(schema: z.ZodType<T>, toName: (record: T) => string): ReadNames =>
  async (firestore, path, ids) => {
    const { found, removed } = await readByIds(firestore, path, schema, ids);
    return new Map<string, EntityName>([
      ...found.map((record): [string, EntityName] => [record.id, toName(record)]),
      ...removed.map((id): [string, EntityName] => [id, null]),
    ]);
  };

/**
 * A link stores its flyer's title, or the name of the officer whose page it opens; null if the flyer is gone, and missing in older records.
 */
const linkSchema = z.object({
  id: z.string(),
  label: z.string(),
  flyer: z.object({ title: z.string() }).nullable().default(null),
  target: z.enum(LINK_TARGETS).default('flyer'),
  officer: z.object({ name: z.string() }).nullable().default(null),
});

/** The kinds that can be named, by the prefix of their keys. */
const KINDS: Record<string, NamedKind> = {
  flyer: {
    path: paths.flyers.all,
    read: named(z.object({ id: z.string(), title: z.string() }), ({ title }) => title),
  },
  template: {
    path: paths.templates.all,
    read: named(z.object({ id: z.string(), name: z.string() }), ({ name }) => name),
  },
  link: {
    path: paths.sharedLinks.all,
    read: named(linkSchema, (link) => [link.label, linkTitle(link)].filter(Boolean).join(', ')),
  },
  application: {
    path: paths.submissions.all,
    read: named(
      z.object({ id: z.string(), reference_number: z.string() }),
      (submission) => submission.reference_number,
    ),
  },
  license: {
    path: paths.licenses.all,
    read: named(
      z.object({ id: z.string(), state: z.string(), number: z.string() }),
      ({ state, number }) => `License ${state} ${number}`,
    ),
  },
  recall: {
    path: paths.recalls.all,
    read: named(z.object({ id: z.string(), subject: z.string() }), ({ subject }) => `Recall of ${subject}`),
  },
  customer_review: {
    path: paths.customerReviews.all,
    read: named(
      z.object({ id: z.string(), customer_name: z.string() }),
      (review) => `Review by ${review.customer_name}`,
    ),
  },
};

const isNamedHere = (key: string) => Object.hasOwn(KINDS, parseEntityKey(key)?.type ?? '');

/**
 * Returns the names of flyers, templates, links, submissions, licenses, recalls and customer reviews that have loaded. Reads each once; a
 * kind that couldn't be read is tried again with the next keys.
 */
export function useEntityNames(tenantId: string, keys: readonly string[]): EntityNames {
  const firestore = useFirestore();
  const [byKey, setByKey] = useState<EntityNames['byKey']>(new Map());
  /** Keys with an answer, including those that couldn't be read. */
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const requested = useRef(new Set<string>());
  const wanted = [...new Set(keys)].join('\n');
  useEffect(() => {
    const open = wanted.split('\n').filter((key) => !requested.current.has(key));
    const byType = Map.groupBy(open.map(parseEntityKey), (entity) => entity?.type ?? '');
    for (const [type, entities] of byType) {
      const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
      if (!kind) continue;
      const ids = entities.flatMap((entity) => entity?.id ?? []);
      const ofType = ids.map((id) => `${type}:${id}`);
      const settle = () => setSettled((before) => new Set([...before, ...ofType]));
      for (const key of ofType) requested.current.add(key);
      kind.read(firestore, kind.path(tenantId), ids).then(
        (found) => {
          setByKey(
            (before) =>
              new Map([...before, ...[...found].map(([id, name]) => [`${type}:${id}`, name] as const)]),
          );
          settle();
        },
        () => {
          for (const key of ofType) requested.current.delete(key);
          settle();
        },
      );
    }
  }, [firestore, tenantId, wanted]);
  const isSettled = keys.every((key) => settled.has(key) || !isNamedHere(key));
  return useMemo(() => ({ byKey, isSettled }), [byKey, isSettled]);
}
