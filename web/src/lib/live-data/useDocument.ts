import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useFirestore } from '../firebaseContext.tsx';
import { subscribeDocument } from './documents.ts';
import { type Live, subscribeReady, useLiveData } from './useLiveData.ts';

/**
 * Subscribes to the document at a path, one of `paths`. Undefined when there is none, when it doesn't fit the schema, and for the path
 * null. `schema` has to be the same one at each render.
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
