import { doc, type Firestore } from 'firebase/firestore';
import type * as z from 'zod';
import { subscribeDocument, subscribeQuery } from './documents.ts';
import { toListQuery } from './listQuery.ts';
import type { PlainQuery } from './plainQuery.ts';

/** Listens to a document by its path, for code that runs before Firestore's SDK has loaded (subscribeLazily.ts). */
export const listenToPath = <T>(firestore: Firestore, path: string, schema: z.ZodType<T>) =>
  subscribeDocument(doc(firestore, path), schema);

/** Listens to a query given as plain data, for the same code. */
export const listenToQuery = <T>(firestore: Firestore, query: PlainQuery, schema: z.ZodType<T>) =>
  subscribeQuery(toListQuery(firestore, query), schema);
