import { paths } from '@brokerage/domain/paths';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { actionNoticeDueSoonEnd } from '@brokerage/domain/submission/workflow/actionNotice';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import { formatCapped } from '../../../lib/format/formatCapped.ts';
import { companyDayStart, companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatAge } from '../../../lib/format/time/formatAge.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { mapListener, subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { type Documents, type Subscribe, subscribeReady } from '../../../lib/live-data/useLiveData.ts';
import { recordPaths } from '../../../lib/routes/recordPaths.ts';
import type { TaskList } from '../taskList.ts';

/** Maximum number read: together with a page of submissions, the dashboard reads no more than 120 records (docs/benchmarks.md). */
const LIMIT = 6;

const owedSchema = submissionSchema.pick({
  id: true,
  first_name: true,
  last_name: true,
  status: true,
  notice_due_at: true,
});
type OwedSubmission = Pick<Submission, 'id' | 'first_name' | 'last_name' | 'status' | 'notice_due_at'>;

function noticeDetail({ status, notice_due_at: due }: OwedSubmission): string {
  const by = due ? `by ${formatDate(due)}` : '';
  return isOpenStatus(status)
    ? `Decide and notify ${by}`
    : `${submissionStatusLabel(status)}. Send the notice ${by}`;
}

/** Returns how long the first day has passed. */
const formatLongestOverdue = (first: Date | null | undefined, now: Date): string | undefined =>
  first && first < now ? `Longest overdue: ${formatAge(first, now)}` : undefined;

/**
 * Returns the applications whose applicants must be sent a notice. Each opens among the user's own leads or, for administrators, in all
 * submissions.
 */
export const toActionNoticeTasks = (
  { items, unreadable }: Documents<OwedSubmission>,
  { now, isOwn }: { now: Date; isOwn: boolean },
): TaskList => ({
  count: formatCapped(items.length, LIMIT),
  unreadable,
  mostUrgent: formatLongestOverdue(items[0]?.notice_due_at, now),
  items: items.map((submission) => {
    const { id, notice_due_at: due } = submission;
    const name = applicantName(submission);
    return {
      id,
      title: name,
      detail: noticeDetail(submission),
      overdue: due && due < now ? `${formatAge(due, now)} overdue` : undefined,
      actions: [
        {
          label: 'Open',
          name: `Open the application of ${name}`,
          path: isOwn ? recordPaths.lead(id) : recordPaths.application(id),
        },
      ],
    };
  }),
});

const NOTHING: TaskList = { count: '0', items: [], unreadable: 0 };

/** Subscribes to applications whose notice to the applicant is due within days or overdue, earliest first. */
export function subscribeDueActionNotices(
  firestore: Firestore,
  tenantId: string,
  _uid: string,
  today: string,
  officerId: string | null | undefined,
): Subscribe<TaskList> {
  if (officerId === null) return subscribeReady(NOTHING);
  const due = listQuery(
    collection(firestore, paths.submissions.all(tenantId)),
    LIMIT,
    ...(officerId === undefined ? [] : [where('lo_assigned_id', '==', officerId)]),
    // Submissions without a due notice have null there, which sorts first.
    where('notice_due_at', '>', new Date(0)),
    where('notice_due_at', '<', actionNoticeDueSoonEnd(companyDayStart(today), companyTimeZone())),
    orderBy('notice_due_at'),
  );
  const isOwn = officerId !== undefined;
  return mapListener(subscribeQuery(due, owedSchema), (found) =>
    toActionNoticeTasks(found, { now: new Date(), isOwn }),
  );
}
