import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { db } from '../data/db.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { loadConsentReviewers } from './loadConsentReviewers.ts';
import { findTemplate } from './loadTemplate.ts';
import { unpublishedEditors } from './unpublishedEditors.ts';

function count(
  { id }: ParsedInput<'count-consent-reviewers'>,
  session: MemberSession,
): Promise<CallableOutput<'count-consent-reviewers'>> {
  return db.runReadOnly(async (transaction) => {
    const { tenant_id, user_id } = await authorizeInTransaction(transaction, session);
    const stored = await findTemplate(transaction, tenant_id, id);
    const editors = stored ? unpublishedEditors(stored) : [];
    const consent = stored && isAwaitingConsent(stored.template) ? stored.draft?.consent : null;
    const requester = consent?.requested_by_user_id ?? user_id;
    const reviewers = await loadConsentReviewers(transaction, tenant_id, [...editors, requester]);
    return { reviewers: reviewers.length };
  });
}

/** count-consent-reviewers: counts how many people could consent to a template's draft, for those who see it. */
export const countConsentReviewers = defineMemberCallable(
  'count-consent-reviewers',
  'templates:readUnpublished',
  (input, session) => count(input, session),
);
