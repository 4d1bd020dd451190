import type { CallableRequest } from '@brokerage/domain/callables';
import type { Template } from '@brokerage/domain/flyer/template';
import { versionOf } from '@brokerage/domain/flyer/templateContent';
import { TEMPLATE_REFUSALS } from '@brokerage/domain/flyer/templateRefusals';
import { type TemplateRemark, unusableReasons } from '@brokerage/domain/flyer/unusableReasons';
import { HttpsError } from 'firebase-functions/v2/https';
import { audit } from '../audit/audit.ts';
import { db } from '../db.ts';
import { defineStaffCallable, type Staff, stillAllowed } from '../http/defineStaffCallable.ts';
import { stale, templateOf } from './readTemplate.ts';

/** The reasons as one reads them, and with the keys of their fields. */
const unusable = (reasons: readonly TemplateRemark[]) =>
  new HttpsError(
    'failed-precondition',
    [
      TEMPLATE_REFUSALS.unusable,
      ...reasons.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
    ].join(' '),
    { issues: reasons.map(({ field, message }) => ({ path: field ?? '', message })) },
  );

/**
 * Makes a version of the draft and the template's current one. Flyers keep the version that they were made from.
 * Without a draft, what was retired comes back with the version that it had.
 * @throws HttpsError not-found; aborted where somebody else has saved since; failed-precondition with the reasons
 * where no officer could ever submit a flyer made from it
 */
async function publish({ id, revision }: CallableRequest<'publish-template'>, staff: Staff, now: Date) {
  const tenantId = staff.member.tenant_id;
  return db.runTransaction(async (transaction) => {
    const actor = await stillAllowed(transaction, staff, 'templates:manage');
    const { template, version, content } = await templateOf(transaction, tenantId, id);
    if (template.draft_revision !== revision) throw stale();
    const isNew = !version || template.published_revision !== revision;
    // A retry, or nothing to publish.
    if (!isNew && template.status === 'published') return { version_id: version.id };
    const reasons = unusableReasons(content);
    if (reasons.length > 0) throw unusable(reasons);

    const versions = db.templateVersions(tenantId, id);
    const count = (await transaction.get(versions.count())).data().count + (isNew ? 1 : 0);
    const current = isNew ? { id: `${id}-v${count}`, ...versionOf(content) } : version;
    // Not `set`: a version never changes.
    if (isNew) transaction.create(versions.doc(current.id), current);
    const { name, description, category } = content;
    const change: Partial<Template> = {
      ...{ name, description, category, status: 'published', current_version_id: current.id },
      ...{ published_revision: revision, version_count: count, published_at: now },
    };
    transaction.update(db.templates(tenantId).doc(id), change);
    audit(transaction, {
      ...{
        actor,
        action: 'template_published',
        entity: { type: 'template', id, head: template.audit_head },
      },
      before: { status: template.status, current_version_id: template.current_version_id },
      after: { status: 'published', current_version_id: current.id, revision },
      at: now,
    });
    return { version_id: current.id };
  });
}

/** publish-template: officers make new flyers from what is saved. */
export const publishTemplate = defineStaffCallable('publish-template', 'templates:manage', (input, staff) =>
  publish(input, staff, new Date()),
);
