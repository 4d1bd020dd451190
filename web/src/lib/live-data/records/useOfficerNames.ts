import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import * as z from 'zod';
import { useRecordsById } from '../useRecordsById.ts';

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** Names of officers by their ids in the directory, for administrators. */
export interface OfficerNames {
  byId: ReadonlyMap<string, string>;
  /** All queries have been answered, so a missing officer no longer exists. */
  isComplete: boolean;
  /** Every query was answered or has failed. */
  isSettled: boolean;
}

/** Subscribes to the names of officers, including those who have left. */
export function useOfficerNames(tenantId: string, ids: readonly string[]): OfficerNames {
  const { items, isComplete, hasFailed } = useRecordsById({
    path: paths.officers.all(tenantId),
    ids,
    schema: namedSchema,
  });
  const isSettled = isComplete || hasFailed === true;
  return useMemo(
    () => ({ byId: new Map(items.map(({ id, name }) => [id, name])), isComplete, isSettled }),
    [items, isComplete, isSettled],
  );
}
