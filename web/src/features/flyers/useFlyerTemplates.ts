import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { type RecordsById, useRecordsById } from '../../lib/live-data/useRecordsById.ts';

const PUBLISHED = ['status', 'published'] as const;

/** Subscribes to the published ones of these templates. */
export const useFlyerTemplates = (tenantId: string, ids: readonly string[]): RecordsById<Template> =>
  useRecordsById({ path: paths.templates.all(tenantId), ids, schema: templateSchema, only: PUBLISHED });
