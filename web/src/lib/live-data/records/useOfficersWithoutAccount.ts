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
  const linked = new Set(items.map(({ officer_id }) => officer_id));
  // Compared as text, because the records may be new objects in every render.
  const known = isComplete ? ids.filter((id) => id !== '' && !linked.has(id)).join('\n') : undefined;
  // While those of further entries load, the others stay.
  const [last, setLast] = useState('');
  if (known !== undefined && known !== last) setLast(known);
  const shown = known ?? last;
  return useMemo(() => new Set(shown === '' ? [] : shown.split('\n')), [shown]);
}
