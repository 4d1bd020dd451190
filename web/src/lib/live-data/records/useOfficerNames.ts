import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import * as z from 'zod';
import { useRecordsById } from '../useRecordsById.ts';

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** Names of officers by their ids in the directory, for administrators; `isComplete`: who is missing isn't there anymore. */
export interface OfficerNames {
  byId: ReadonlyMap<string, string>;
  isComplete: boolean;
}

/** Subscribes to the names of officers, also of those who have left. */
export function useOfficerNames(tenantId: string, ids: readonly string[]): OfficerNames {
  const { items, isComplete } = useRecordsById({
    path: paths.officers.all(tenantId),
    ids,
    schema: namedSchema,
  });
  return useMemo(
    () => ({ byId: new Map(items.map(({ id, name }) => [id, name])), isComplete }),
    [items, isComplete],
  );
}
