import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import * as z from 'zod';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';

const namedTemplateSchema = z.object({ id: z.string(), name: z.string() });

/** Returns the names of templates by their ids, also of those no longer in use, as far as they are known yet. */
export function useTemplateNames(tenantId: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const { items } = useRecordsById({ path: paths.templates.all(tenantId), ids, schema: namedTemplateSchema });
  return useMemo(() => new Map(items.map(({ id, name }) => [id, name])), [items]);
}
