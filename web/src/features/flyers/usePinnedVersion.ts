import { type TemplateVersion, templateVersionSchema } from '@brokerage/domain/flyer/template';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { type Live, listenToDocument, useLiveData } from '../../lib/documents.ts';

/** One version of a template. Officers may read those of published templates only. */
export function usePinnedVersion(
  tenantId: string,
  templateId: string,
  versionId: string,
): Live<TemplateVersion | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const path = paths.templateVersion(tenantId, templateId, versionId);
    return listenToDocument(doc(firestore, path), templateVersionSchema);
  }, [firestore, tenantId, templateId, versionId]);
  return useLiveData(listen);
}
