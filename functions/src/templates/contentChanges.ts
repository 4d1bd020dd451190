import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { diffFields } from '../audit/diffFields.ts';

/** Returns a template's content as audit records store it: one entry per field, so that a record shows only changed fields. */
export function contentSnapshot({ fields, ...content }: TemplateContent): AuditSnapshot {
  return {
    ...content,
    // Drafts from before lifetimes existed lack this.
    lifetime_days: toLifetimeDays(content, content.category),
    fields: fields.map(({ key }) => key),
    ...Object.fromEntries(
      fields.map(({ key, ...field }) => [`field ${key}`, JSON.parse(JSON.stringify(field)) as AuditSnapshot]),
    ),
  };
}

/** Returns the differences with old and new values; a removed field is null. Undefined if nothing differs. */
export function contentChanges(before: TemplateContent, after: TemplateContent) {
  const old = contentSnapshot(before);
  const removed = Object.fromEntries(Object.keys(old).map((name) => [name, null]));
  return diffFields(old, { ...removed, ...contentSnapshot(after) });
}
