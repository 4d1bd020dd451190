import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { draftEditors, type TemplateDraft } from '@brokerage/domain/template/templateDraft';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { findActiveMember } from '../members/load/findMember.ts';
import { loadTemplate } from './loadTemplate.ts';
import { notifyTemplate } from './notifyTemplate.ts';
import { assertUsable, loadVersionCount, publishVersion } from './publishVersion.ts';

/**
 * Asserts that a second person decides: neither the one who requested consent, nor anyone who saved a part of what would be published.
 * @throws DomainError template-own-request
 */
function assertSecondPerson({ user_id }: Member, draft: TemplateDraft): void {
  if (user_id === draft.consent?.requested_by_user_id || draftEditors(draft).includes(user_id)) {
    throw new DomainError('template-own-request');
  }
}

/** Reads the member who requested the review, if they can still be notified. */
async function loadRequester(transaction: Transaction, tenantId: string, userId: string): Promise<Member[]> {
  const requester = await findActiveMember(transaction, tenantId, userId);
  return requester ? [requester] : [];
}

/**
 * Publishes the draft that needs consent, or declines it with a reason.
 * @throws DomainError template-not-found; template-changed when it was saved since; template-not-waiting; template-own-request for the
 *   person who requested or saved it; template-unusable
 */
async function review(
  input: ParsedInput<'review-template'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  const { id, revision } = input;
  const tenantId = session.member.tenant_id;
  const tenant = await loadTenant(tenantId);
  await runMemberTransaction(session, async (transaction, actor) => {
    const stored = await loadTemplate(transaction, tenantId, id);
    const { template, draft, content } = stored;
    if (template.draft_revision !== revision) throw new DomainError('template-changed');
    if (!draft?.consent || !isAwaitingConsent(template)) {
      throw new DomainError('template-not-waiting');
    }
    assertSecondPerson(actor, draft);
    if (input.decision === 'consent') assertUsable(stored);
    const { requested_by_user_id, reasons, fields } = draft.consent;
    const [requester, versionCount] = await Promise.all([
      loadRequester(transaction, tenantId, requested_by_user_id),
      loadVersionCount(transaction, tenantId, id),
    ]);
    const reason = input.decision === 'decline' ? input.reason : null;
    const head = audit(transaction, {
      actor,
      action: input.decision === 'consent' ? 'template_consent_given' : 'template_consent_declined',
      entity: { type: 'template', id, head: template.audit_head },
      before: null,
      after: { revision, requested_by_user_id, reasons, fields, ...(reason !== null && { reason }) },
      at: now,
    });
    if (reason === null) {
      publishVersion(transaction, stored, { actor, now, versionCount, head });
    } else {
      transaction.update(db.templates(tenantId).doc(id), { consent_revision: 0 });
      transaction.update(db.templateDraft(tenantId, id), {
        consent: null,
        declined: { at: now, by_user_id: actor.user_id, by_name: actor.name, reason },
      });
    }
    await notifyTemplate(transaction, requester, {
      kind: reason === null ? 'consent_given' : 'consent_declined',
      template: { id, name: content.name },
      reason,
      actor,
      tenant,
      now,
    });
  });
}

/** review-template: lets a second person consent to publishing a template, or decline with a reason. */
export const reviewTemplate = defineMemberCallable(
  'review-template',
  'templates:consent',
  async (input, session, now) => {
    await review(input, session, now);
    return {};
  },
);
