import { paths } from '@brokerage/domain/paths';
import { type TemplateVersion, templateVersionSchema } from '@brokerage/domain/template/template';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument, withCache } from '../documents.ts';
import { type Live, useLiveData } from '../useLiveData.ts';

/** Returns the version of a template that a flyer is pinned to. It never changes. */
export function useTemplateVersion(
  tenantId: string,
  templateId: string,
  versionId: string,
): Live<TemplateVersion | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const source = doc(firestore, paths.templateVersion(tenantId, templateId, versionId));
    const version = subscribeDocument(source, templateVersionSchema);
    return withCache({ source, schema: templateVersionSchema }, version, () => 1);
  }, [firestore, tenantId, templateId, versionId]);
  return useLiveData(listen);
}
