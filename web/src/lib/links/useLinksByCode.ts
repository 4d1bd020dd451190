import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { type RecordsById, useRecordsById } from '../live-data/useRecordsById.ts';
import { useNow } from '../useNow.ts';
import { type LinkRow, toRows } from './linkRow.ts';
import type { LinkScope } from './listedLinks.ts';

/** Returns links by their short codes, once they have loaded, with their all-time figures; live. */
export function useLinksByCode(
  { tenantId, holderId }: LinkScope,
  codes: readonly string[],
  notCompacted: readonly LinkCount[],
): Pick<RecordsById<SharedLink>, 'isComplete' | 'hasFailed'> & { rows: readonly LinkRow[] } {
  const now = useNow();
  // The rules let officers list only their own.
  const only = useMemo(
    () => ({ ...(holderId !== null && { only: ['created_by_user_id', holderId] as const }) }),
    [holderId],
  );
  const { items, ...answered } = useRecordsById({
    path: paths.sharedLinks.all(tenantId),
    ids: codes,
    schema: sharedLinkSchema,
    idField: 'short_code',
    ...only,
  });
  const rows = useMemo(() => toRows(items, notCompacted, now), [items, notCompacted, now]);
  return { rows, ...answered };
}
