import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { describeRecallSubject } from './describeRecallSubject.ts';
import { previewReach } from './previewReach.ts';

/** preview-recall: returns what a recall would stop. It has a separate permission, because a preview requires no recent sign-in. */
export const previewRecall = defineMemberCallable(
  'preview-recall',
  'recalls:preview',
  async ({ criterion }, { member }, now) => {
    const { tenant_id: tenantId } = member;
    const [subject, reach] = await Promise.all([
      describeRecallSubject(tenantId, criterion),
      previewReach(tenantId, criterion, now),
    ]);
    return { subject, ...reach };
  },
);
