import { DomainError } from '@brokerage/domain/errors/DomainError';
import { can } from '@brokerage/domain/member/roles';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { findReach } from './findReach.ts';
import { loadSubject } from './loadSubject.ts';

/** preview-recall: what a recall would stop. Looking takes no recent sign-in, so it has the right to read all flyers as its own. */
export const previewRecall = defineMemberCallable(
  'preview-recall',
  'flyers:readAll',
  async ({ criterion }, { member }) => {
    if (!can(member, 'flyers:recall')) throw new DomainError('permission-denied');
    const { tenant_id: tenantId } = member;
    const [subject, reach] = await Promise.all([
      loadSubject(tenantId, criterion),
      findReach(tenantId, criterion, new Date()),
    ]);
    return { subject, ...reach };
  },
);
