import { paths } from '@brokerage/domain/paths';
import {
  type Template,
  type TemplateVersion,
  templateSchema,
  templateVersionSchema,
} from '@brokerage/domain/template/template';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import type { ConsentDecline, ConsentRequest } from '@brokerage/domain/template/templateConsent';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import {
  draftEditors,
  type TemplateDraft,
  templateDraftSchema,
} from '@brokerage/domain/template/templateDraft';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';

/** A template as the editor opens it. */
export interface StoredTemplate {
  template: Template;
  /** The draft, or else the published version. */
  content: TemplateContent;
  /** The draft's revision; 0 without a draft. */
  revision: number;
  /** Who saved the draft, by their name at the time; null if unknown. */
  savedBy: string | null;
  /** Everyone who saved the draft since the last publication. */
  editorIds: readonly string[];
  /** The pending request for consent to publish the draft. */
  consent: ConsentRequest | null;
  /** Why consent was declined. */
  declined: ConsentDecline | null;
  /** The version that officers use now; undefined if there is none or it's loading. */
  published: TemplateVersion | undefined;
}

/** Subscribes to a template with its draft or its version; undefined if it doesn't exist. */
export function useStoredTemplate(tenantId: string, id: string): Live<StoredTemplate | undefined> {
  const template = useDocument(paths.templates.one(tenantId, id), templateSchema);
  const draft = useDocument(paths.templateDraft(tenantId, id), templateDraftSchema);
  const versionId = readyData(template)?.current_version_id;
  const versionPath = versionId ? paths.templateVersion(tenantId, id, versionId) : null;
  return combineTemplate(template, draft, useDocument(versionPath, templateVersionSchema));
}

/** Combines a template, its draft and its version. Waits for the version only without a draft: a new version must not empty the page. */
export function combineTemplate(
  template: Live<Template | undefined>,
  draft: Live<TemplateDraft | undefined>,
  version: Live<TemplateVersion | undefined>,
): Live<StoredTemplate | undefined> {
  const hasDraft = draft.status === 'ready' && draft.data !== undefined;
  const parts = hasDraft ? [template, draft] : [template, draft, version];
  const failed = parts.find((part) => part.status === 'failed');
  if (failed) return { ...failed, retry: () => retryAll(parts) };
  if (template.status !== 'ready' || draft.status !== 'ready' || parts.some(isLoading)) {
    const unreachable = parts.some((part) => part.status === 'loading' && part.unreachable);
    return { status: 'loading', unreachable };
  }
  const stale = parts.some((part) => part.status === 'ready' && part.stale);
  const versionData = readyData(version);
  const content = contentIn(template.data, draft.data, versionData);
  if (!template.data || !content) return { status: 'ready', data: undefined, stale };
  const { revision = 0, saved_by_name: savedBy = null } = draft.data ?? {};
  const { consent = null, declined = null } = draft.data ?? {};
  const data: StoredTemplate = {
    template: template.data,
    content,
    revision,
    savedBy,
    editorIds: draft.data ? draftEditors(draft.data) : [],
    consent,
    declined,
    published: versionData,
  };
  return { status: 'ready', data, stale };
}

const isLoading = ({ status }: Live<unknown>) => status === 'loading';

function retryAll(parts: readonly Live<unknown>[]): void {
  for (const part of parts) if (part.status === 'failed') part.retry();
}

const contentIn = (
  template: Template | undefined,
  draft: TemplateDraft | undefined,
  version: TemplateVersion | undefined,
): TemplateContent | undefined =>
  draft?.content ?? (template && version ? toTemplateContent(template, version) : undefined);
