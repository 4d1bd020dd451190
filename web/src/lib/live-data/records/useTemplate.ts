import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { useDocument } from '../useDocument.ts';
import type { Live } from '../useLiveData.ts';

/** Subscribes to one template. The rules deny officers one that is unknown or was never published (firestore.rules). */
export const useTemplate = (tenantId: string, templateId: string): Live<Template | undefined> =>
  useDocument(paths.templates.one(tenantId, templateId), templateSchema);
