import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import * as z from 'zod';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';

const namedTemplateSchema = z.object({ id: z.string(), name: z.string() });

/** Returns the name for a template id, even after the template was retired; N/A if it has none, `…` until it is known. */
export type NameTemplate = (templateId: string) => string;

/** Reads the names of these templates. */
export function useTemplateNames(tenantId: string, ids: readonly string[]): NameTemplate {
  const { items, isComplete, hasFailed } = useRecordsById({
    path: paths.templates.all(tenantId),
    ids,
    schema: namedTemplateSchema,
  });
  return useMemo(() => {
    const names = new Map(items.map(({ id, name }) => [id, name]));
    const unknown = isComplete || hasFailed ? 'N/A' : '…';
    return (templateId) => names.get(templateId) ?? unknown;
  }, [items, isComplete, hasFailed]);
}
