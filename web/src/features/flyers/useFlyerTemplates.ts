import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { type RecordsById, useRecordsById } from '../../lib/live-data/useRecordsById.ts';

const PUBLISHED = ['status', 'published'] as const;

/** Returns those of these templates that are published, live. */
export const useFlyerTemplates = (tenantId: string, ids: readonly string[]): RecordsById<Template> =>
  useRecordsById({ path: paths.templates.all(tenantId), ids, schema: templateSchema, only: PUBLISHED });
