import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { useMemo } from 'react';
import { subscribePlainQuery } from './live-data/subscribeLazily.ts';
import { useLiveData } from './live-data/useLiveData.ts';

/** Templates that ever needed consent; there are few. */
const LIMIT = 100;

/** Subscribes to the templates that need a reviewer's consent; empty until known. For administrators. */
export function useAwaitingConsent(tenantId: string): readonly Template[] {
  const live = useLiveData(
    useMemo(
      () =>
        subscribePlainQuery(
          {
            collection: paths.templates.all(tenantId),
            where: [['consent_revision', '>', 0]],
            limit: LIMIT,
          },
          templateSchema,
        ),
      [tenantId],
    ),
  );
  return live.status === 'ready' ? live.data.items.filter(isAwaitingConsent) : [];
}
