import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { type ConsentNeeds, consentNeeds } from '@brokerage/domain/template/consentNeeds';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { CONSENT_REQUESTS_PER_HOUR, consentRequestsCounter } from '../http/rateLimit.ts';
import { loadConsentReviewers } from './loadConsentReviewers.ts';
import { loadTemplate, type StoredTemplate } from './loadTemplate.ts';
import { notifyTemplate } from './notifyTemplate.ts';
import { assertUsable, isNewVersion, loadVersionCount, publishVersion } from './publishVersion.ts';
import { unpublishedEditors } from './unpublishedEditors.ts';

type Output = CallableOutput<'publish-template'>;

/**
 * Records that the draft needs somebody else's consent; the published version stays unchanged.
 * @throws DomainError no-consent-reviewer if nobody else could consent; too-many-consent-requests
 */
async function requestConsent(
  transaction: Transaction,
  stored: StoredTemplate,
  needs: ConsentNeeds,
  { actor, tenant, now }: { actor: Member; tenant: Tenant; now: Date },
): Promise<void> {
  const { template, content } = stored;
  const { tenant_id, user_id, name } = actor;
  const { id, draft_revision: revision } = template;
  const counter = consentRequestsCounter(user_id, now);
  const ref = db.rateLimit(counter.id);
  if (readCount(await transaction.get(ref)) >= CONSENT_REQUESTS_PER_HOUR) {
    throw new DomainError('too-many-consent-requests');
  }
  const reviewers = await loadConsentReviewers(transaction, tenant_id, [
    ...unpublishedEditors(stored),
    user_id,
  ]);
  if (reviewers.length === 0) {
    throw new DomainError('no-consent-reviewer');
  }
  transaction.set(ref, increment(counter), { merge: true });
  transaction.update(db.templates(tenant_id).doc(id), { consent_revision: revision });
  transaction.update(db.templateDraft(tenant_id, id), {
    consent: { ...needs, requested_at: now, requested_by_user_id: user_id, requested_by_name: name },
    declined: null,
  });
  audit(transaction, {
    actor,
    action: 'template_consent_requested',
    entity: { type: 'template', id, head: template.audit_head },
    before: null,
    after: { ...needs, revision },
    at: now,
  });
  await notifyTemplate(transaction, reviewers, {
    kind: 'consent_requested',
    template: { id, name: content.name },
    reason: null,
    actor,
    tenant,
    now,
  });
}

/**
 * Makes the draft the template's current version, or requests the consent that this requires. Flyers keep the version that they were made
 * from. Without a draft, a retired template returns with its last version.
 * @throws DomainError template-not-found; template-changed when somebody else has saved since; template-unusable; those of `requestConsent`
 */
async function publish(
  { id, revision }: ParsedInput<'publish-template'>,
  session: MemberSession,
  now: Date,
): Promise<Output> {
  const tenantId = session.member.tenant_id;
  const tenant = await loadTenant(tenantId);
  return runMemberTransaction(session, async (transaction, actor) => {
    const stored = await loadTemplate(transaction, tenantId, id);
    const { template, version, content } = stored;
    if (template.draft_revision !== revision) throw new DomainError('template-changed');
    const isNew = isNewVersion(stored);
    // A retry, or nothing to publish.
    if (!isNew && version && template.status === 'published') {
      return { version_id: version.id, outcome: 'published' };
    }
    const waiting: Output = { version_id: template.current_version_id, outcome: 'waiting' };
    if (isAwaitingConsent(template)) return waiting;
    assertUsable(stored);
    const needs = consentNeeds(content, version);
    if (isNew && needs.reasons.length > 0) {
      await requestConsent(transaction, stored, needs, { actor, tenant, now });
      return waiting;
    }
    const versionCount = await loadVersionCount(transaction, tenantId, id);
    const version_id = publishVersion(transaction, stored, { actor, now, versionCount });
    return { version_id, outcome: 'published' };
  });
}

/** publish-template: offers the saved draft to officers for new flyers, right away or once somebody has consented to it. */
export const publishTemplate = defineMemberCallable('publish-template', 'templates:manage', publish);
