import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { subscribeDocument } from './documents.ts';
import { type Live, subscribeReady, useLiveData } from './useLiveData.ts';

/**
 * Subscribes to the document at a path, one of `paths`. Undefined if there is none, if it doesn't fit the schema, and for the path null.
 * `schema` has to be the same on every render.
 */
export function useDocument<T>(path: string | null, schema: z.ZodType<T>): Live<T | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      path === null
        ? subscribeReady<T | undefined>(undefined)
        : subscribeDocument(doc(firestore, path), schema),
    [firestore, path, schema],
  );
  return useLiveData(listen);
}
