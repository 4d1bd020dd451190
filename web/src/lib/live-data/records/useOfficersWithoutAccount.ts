import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { MAX_LINKED_MEMBERS } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { useMemo, useState } from 'react';
import * as z from 'zod';
import { useRecordsById } from '../useRecordsById.ts';

const linkedSchema = z.object({ officer_id: z.string() });

/**
 * Subscribes to which of these directory entries belong to no member, so that nobody but an administrator can open what is assigned to
 * them; for administrators. None until that's known.
 */
export function useOfficersWithoutAccount(tenantId: string, ids: readonly string[]): ReadonlySet<string> {
  const only = useMemo(() => ['tenant_id', tenantId] as const, [tenantId]);
  const { items, isComplete } = useRecordsById({
    path: paths.members,
    ids,
    schema: linkedSchema,
    idField: 'officer_id',
    only,
    limit: IN_QUERY_LIMIT * MAX_LINKED_MEMBERS,
  });
  const asked = ids.join('\n');
  const known = useMemo(() => {
    const linked = new Set(items.map(({ officer_id }) => officer_id));
    return isComplete ? new Set(asked.split('\n').filter((id) => id !== '' && !linked.has(id))) : undefined;
  }, [items, isComplete, asked]);
  // While those of further entries load, the others stay.
  const [last, setLast] = useState<ReadonlySet<string>>(new Set());
  if (known && known !== last) setLast(known);
  return known ?? last;
}
