import { type Template, templateSchema } from '@brokerage/domain/flyer/template';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { type Live, listenToDocument, useLiveData } from '../../lib/documents.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';

/** One template, live. Officers are refused one that is unknown or was never published (firestore.rules). */
export function useTemplate(tenantId: string, templateId: string): Live<Template | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => listenToDocument(doc(firestore, paths.templates.one(tenantId, templateId)), templateSchema),
    [firestore, tenantId, templateId],
  );
  return useLiveData(listen);
}
