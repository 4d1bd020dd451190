import { LINK_TARGETS, linkTitle } from '@brokerage/domain/link/linkTarget';
import { paths } from '@brokerage/domain/paths';
import { collection, documentId, type Firestore, where } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { inGroups } from '../inGroups.ts';
import { type Page, readPage } from './documents.ts';
import { listQuery } from './listQuery.ts';
import { parseEntityKey } from './parseEntityKey.ts';

/** What a flyer, a template, a link, an application, a license, a recall or a customer review is called now; null: it was removed. */
type EntityName = string | null;
type EntityNames = ReadonlyMap<string, EntityName>;

/** Values that Firestore takes in one `in`. */
const IDS_AT_ONCE = 30;

const flyerSchema = z.object({ id: z.string(), title: z.string() });
const templateSchema = z.object({ id: z.string(), name: z.string() });
const licenseSchema = z.object({ id: z.string(), state: z.string(), number: z.string() });
const reviewSchema = z.object({ id: z.string(), customer_name: z.string() });
const recallSchema = z.object({ id: z.string(), subject: z.string() });
const applicationSchema = z.object({ id: z.string(), reference_number: z.string() });
/** A link carries its flyer's title, or the name of the officer whose page it opens; null where the flyer is gone, and missing in older records. */
const linkSchema = z.object({
  id: z.string(),
  label: z.string(),
  flyer: z.object({ title: z.string() }).nullable().default(null),
  target: z.enum(LINK_TARGETS).default('flyer'),
  officer: z.object({ name: z.string() }).nullable().default(null),
});

/** Reads the documents with these ids; ids that are missing were removed. */
async function readByIds<T extends { id: string }>(
  firestore: Firestore,
  path: string,
  schema: z.ZodType<T>,
  ids: readonly string[],
): Promise<{ found: readonly T[]; removed: readonly string[] }> {
  const parts = inGroups(ids, IDS_AT_ONCE);
  const pages: { page: Page<T>; asked: readonly string[] }[] = await Promise.all(
    parts.map(async (asked) => ({
      asked,
      page: await readPage(
        listQuery(collection(firestore, path), IDS_AT_ONCE, where(documentId(), 'in', asked)),
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
  const [links, flyers, templates, applications, licenses, recalls, reviews] = await Promise.all([
    readByIds(firestore, paths.sharedLinks.all(tenantId), linkSchema, idsOf('link')),
    readByIds(firestore, paths.flyers.all(tenantId), flyerSchema, idsOf('flyer')),
    readByIds(firestore, paths.templates.all(tenantId), templateSchema, idsOf('template')),
    readByIds(firestore, paths.submissions.all(tenantId), applicationSchema, idsOf('application')),
    readByIds(firestore, paths.licenses.all(tenantId), licenseSchema, idsOf('license')),
    readByIds(firestore, paths.recalls.all(tenantId), recallSchema, idsOf('recall')),
    readByIds(firestore, paths.customerReviews.all(tenantId), reviewSchema, idsOf('customer_review')),
  ]);
  const linkName = (link: z.output<typeof linkSchema>) =>
    [link.label, linkTitle(link)].filter(Boolean).join(', ');
  const removed = (type: string, ids: readonly string[]): [string, null][] =>
    ids.map((id) => [`${type}:${id}`, null]);
  return [
    ...flyers.found.map(({ id, title }): [string, string] => [`flyer:${id}`, title]),
    ...templates.found.map(({ id, name }): [string, string] => [`template:${id}`, name]),
    ...links.found.map((link): [string, string] => [`link:${link.id}`, linkName(link)]),
    ...applications.found.map(({ id, reference_number }): [string, string] => [
      `application:${id}`,
      reference_number,
    ]),
    ...licenses.found.map(({ id, state, number }): [string, string] => [
      `license:${id}`,
      `License ${state} ${number}`,
    ]),
    ...recalls.found.map(({ id, subject }): [string, string] => [`recall:${id}`, `Recall of ${subject}`]),
    ...reviews.found.map(({ id, customer_name }): [string, string] => [
      `customer_review:${id}`,
      `Review by ${customer_name}`,
    ]),
    ...removed('license', licenses.removed),
    ...removed('customer_review', reviews.removed),
    ...removed('flyer', flyers.removed),
    ...removed('template', templates.removed),
    ...removed('link', links.removed),
    ...removed('application', applications.removed),
  ];
}

/**
 * Returns the names of flyers, templates, links, applications, licenses, recalls and customer reviews, by `flyer:abc`, as far as they are known yet. Each is read once; what
 * could not be read is asked for again with the next keys.
 */
export function useEntityNames(tenantId: string, keys: readonly string[]): EntityNames {
  const firestore = useFirestore();
  const [names, setNames] = useState<EntityNames>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = [...new Set(keys)]
    .filter((key) => /^(flyer|template|link|application|license|recall|customer_review):/.test(key))
    .join('\n');
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
