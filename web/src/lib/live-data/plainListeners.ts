import { doc, type Firestore } from 'firebase/firestore';
import type * as z from 'zod';
import { subscribeDocument, subscribeQuery } from './documents.ts';
import { toListQuery } from './listQuery.ts';
import type { PlainQuery } from './plainQuery.ts';

/** Listens to a document by its path, for those who come before Firestore's SDK (subscribeLazily.ts). */
export const listenToPath = <T>(firestore: Firestore, path: string, schema: z.ZodType<T>) =>
  subscribeDocument(doc(firestore, path), schema);

/** Listens to a query likewise. */
export const listenToQuery = <T>(firestore: Firestore, query: PlainQuery, schema: z.ZodType<T>) =>
  subscribeQuery(toListQuery(firestore, query), schema);
