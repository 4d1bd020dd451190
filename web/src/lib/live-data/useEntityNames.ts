import { paths } from '@brokerage/domain/paths';
import { collection, documentId, type Firestore, limit, query, where } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { type Page, readPage } from './documents.ts';
import { parseEntityKey } from './parseEntityKey.ts';

/** What a flyer, a template or a link is called now; null: it was removed. */
type EntityName = string | null;
type EntityNames = ReadonlyMap<string, EntityName>;

/** Values that Firestore takes in one `in`. */
const IDS_AT_ONCE = 30;

const flyerSchema = z.object({ id: z.string(), title: z.string() });
const templateSchema = z.object({ id: z.string(), name: z.string() });
const linkSchema = z.object({ id: z.string(), label: z.string(), flyer_instance_id: z.string() });

/** Reads the documents with these ids; ids that are missing were removed. */
async function readByIds<T extends { id: string }>(
  firestore: Firestore,
  path: string,
  schema: z.ZodType<T>,
  ids: readonly string[],
): Promise<{ found: readonly T[]; removed: readonly string[] }> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
  const pages: { page: Page<T>; asked: readonly string[] }[] = await Promise.all(
    parts.map(async (asked) => ({
      asked,
      page: await readPage(
        query(collection(firestore, path), where(documentId(), 'in', asked), limit(IDS_AT_ONCE)),
        schema,
      ),
    })),
  );
  const found = pages.flatMap(({ page }) => page.items);
  const known = new Set(found.map(({ id }) => id));
  // What is there but not as expected must not count as removed.
  const removed = pages.flatMap(({ page, asked }) =>
    page.unreadable > 0 ? [] : asked.filter((id) => !known.has(id)),
  );
  return { found, removed };
}

async function readNames(
  firestore: Firestore,
  tenantId: string,
  keys: readonly string[],
): Promise<[string, EntityName][]> {
  const idsOf = (type: string) =>
    keys.flatMap((key) => {
      const entity = parseEntityKey(key);
      return entity?.type === type ? [entity.id] : [];
    });
  const links = await readByIds(firestore, paths.sharedLinks.all(tenantId), linkSchema, idsOf('link'));
  const linked = links.found.map(({ flyer_instance_id }) => flyer_instance_id);
  const [flyers, templates] = await Promise.all([
    readByIds(firestore, paths.flyers.all(tenantId), flyerSchema, [
      ...new Set([...idsOf('flyer'), ...linked]),
    ]),
    readByIds(firestore, paths.templates.all(tenantId), templateSchema, idsOf('template')),
  ]);
  const titles = new Map(flyers.found.map(({ id, title }) => [id, title]));
  const linkName = ({ label, flyer_instance_id }: z.output<typeof linkSchema>) =>
    [label, titles.get(flyer_instance_id)].filter(Boolean).join(', ');
  const removed = (type: string, ids: readonly string[]): [string, null][] =>
    ids.map((id) => [`${type}:${id}`, null]);
  return [
    ...flyers.found.map(({ id, title }): [string, string] => [`flyer:${id}`, title]),
    ...templates.found.map(({ id, name }): [string, string] => [`template:${id}`, name]),
    ...links.found.map((link): [string, string] => [`link:${link.id}`, linkName(link)]),
    ...removed('flyer', flyers.removed),
    ...removed('template', templates.removed),
    ...removed('link', links.removed),
  ];
}

/**
 * Returns the names of flyers, templates and links, by `flyer:abc`, as far as they are known yet. Each is read once; what
 * could not be read is asked for again with the next keys.
 */
export function useEntityNames(tenantId: string, keys: readonly string[]): EntityNames {
  const firestore = useFirestore();
  const [names, setNames] = useState<EntityNames>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = [...new Set(keys)].filter((key) => /^(flyer|template|link):/.test(key)).join('\n');
  useEffect(() => {
    const open = wanted.split('\n').filter((key) => key !== '' && !asked.current.has(key));
    if (open.length === 0) return;
    for (const key of open) asked.current.add(key);
    readNames(firestore, tenantId, open).then(
      (found) => setNames((before) => new Map([...before, ...found])),
      () => {
        for (const key of open) asked.current.delete(key);
      },
    );
  }, [firestore, tenantId, wanted]);
  return names;
}
