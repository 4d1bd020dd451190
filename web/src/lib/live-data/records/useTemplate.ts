import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument } from '../documents.ts';
import { type Live, useLiveData } from '../useLiveData.ts';

/** One template, live. Officers are refused one that is unknown or was never published (firestore.rules). */
export function useTemplate(tenantId: string, templateId: string): Live<Template | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.templates.one(tenantId, templateId)), templateSchema),
    [firestore, tenantId, templateId],
  );
  return useLiveData(listen);
}
