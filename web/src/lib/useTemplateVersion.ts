import { type TemplateVersion, templateVersionSchema } from '@brokerage/domain/flyer/template';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { type Live, listenToDocument, useLiveData } from './documents.ts';
import { useFirestore } from './firebaseContext.tsx';

/** The version of a template that a flyer is pinned to. It never changes. */
export function useTemplateVersion(
  tenantId: string,
  templateId: string,
  versionId: string,
): Live<TemplateVersion | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      listenToDocument(
        doc(firestore, paths.templateVersion(tenantId, templateId, versionId)),
        templateVersionSchema,
      ),
    [firestore, tenantId, templateId, versionId],
  );
  return useLiveData(listen);
}
