import { type Realtor, realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { useRecordsById } from '../useRecordsById.ts';

/** Returns a tenant's realtor, live: undefined while loading, null if there is none or without an id. */
export function useRealtorById(tenantId: string, id: string | null): Realtor | null | undefined {
  const ids = useMemo(() => (id === null ? [] : [id]), [id]);
  const { items, isComplete } = useRecordsById({
    path: paths.realtors.all(tenantId),
    ids,
    schema: realtorSchema,
  });
  return items.find((realtor) => realtor.id === id) ?? (isComplete ? null : undefined);
}
