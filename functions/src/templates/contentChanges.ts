import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { diffFields } from '../audit/diffFields.ts';

/** Returns a content as audit records store it: each field by itself, so that a record shows only changed fields. */
export function contentSnapshot({ fields, ...content }: TemplateContent): AuditSnapshot {
  return {
    ...content,
    // Drafts from before there was a lifetime don’t say it.
    lifetime_days: toLifetimeDays(content, content.category),
    fields: fields.map(({ key }) => key),
    ...Object.fromEntries(
      fields.map(({ key, ...field }) => [`field ${key}`, JSON.parse(JSON.stringify(field)) as AuditSnapshot]),
    ),
  };
}

/** Returns what differs, as it was and as it is; a field that was removed is null then. Undefined when nothing does. */
export function contentChanges(before: TemplateContent, after: TemplateContent) {
  const old = contentSnapshot(before);
  const removed = Object.fromEntries(Object.keys(old).map((name) => [name, null]));
  return diffFields(old, { ...removed, ...contentSnapshot(after) });
}
