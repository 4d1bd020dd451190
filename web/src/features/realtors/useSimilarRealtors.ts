import { chunks } from '@brokerage/domain/collections/chunks';
import { type Realtor, realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { collection, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { readPage } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { RealtorEntry } from './realtor.ts';

/** Maximum number of values in Firestore's `array-contains-any`. */
const KEYS_AT_ONCE = 30;
/** Realtors per query: enough for thirty last names. */
const SIMILAR_LIMIT = 300;

/** Reads realtors whose name or email starts like those of the entries, which includes all duplicates. */
export type FindSimilar = (
  entries: readonly Pick<RealtorEntry, 'name' | 'email'>[],
) => Promise<readonly Realtor[]>;

/** Returns a function that reads realtors like the given ones, from the server. */
export function useSimilarRealtors(): FindSimilar {
  const firestore = useFirestore();
  const { tenant_id: tenantId } = useSignedIn().member;
  return useCallback(
    async (entries) => {
      const texts = entries.flatMap(({ name, email }) => [name, email]);
      const keys = [...new Set(texts.map((text) => toQueryKey(toSearchWords(text))))].filter(
        (key) => key !== undefined,
      );
      const parts = [...chunks(keys, KEYS_AT_ONCE)];
      const pages = await Promise.all(
        parts.map((part) =>
          readPage(
            listQuery(
              collection(firestore, paths.realtors.all(tenantId)),
              SIMILAR_LIMIT,
              where('search_keys', 'array-contains-any', part),
            ),
            realtorSchema,
          ),
        ),
      );
      return [
        ...new Map(pages.flatMap(({ items }) => items).map((realtor) => [realtor.id, realtor])).values(),
      ];
    },
    [firestore, tenantId],
  );
}
