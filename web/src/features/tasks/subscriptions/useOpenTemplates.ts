import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { useMemo } from 'react';
import { subscribePlainQuery } from '../../../lib/live-data/subscribeLazily.ts';
import { type Documents, type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';

/** How many templates are read at most. */
export const TEMPLATE_LIMIT = 100;

/** Subscribes to the templates that are not retired; for administrators. */
export function useOpenTemplates(tenantId: string): Live<Documents<Template>> {
  return useLiveData(
    useMemo(
      () =>
        subscribePlainQuery(
          {
            collection: paths.templates.all(tenantId),
            where: [['status', 'in', ['draft', 'published']]],
            limit: TEMPLATE_LIMIT,
          },
          templateSchema,
        ),
      [tenantId],
    ),
  );
}
