import { waitingSince } from '@brokerage/domain/flyer/workflow/waitingSince';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { type ContactClock, contactClock } from '@brokerage/domain/schedule/contactClock';
import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Template } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { generatePath } from 'react-router-dom';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { formatCapped } from '../../lib/format/formatCapped.ts';
import { companyShortMoment } from '../../lib/format/time/companyTime.ts';
import { formatAge } from '../../lib/format/time/formatAge.ts';
import { formatWaiting } from '../../lib/format/time/formatWaiting.ts';
import type { PendingFlyer } from '../../lib/live-data/inbox.ts';
import type { Documents } from '../../lib/live-data/useLiveData.ts';
import { recordPaths } from '../../lib/routes/recordPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { formatContactTask, formatOverdue, formatOverdueContacts, isCallToday } from './overdueContacts.ts';
import type { TaskItem, TaskList } from './taskList.ts';

/** Describes the task, the person it's for, and the deadline. */
function contactDetail({ kind, purpose }: Submission, clock: ContactClock, now: Date): string {
  const by = companyShortMoment(clock.dueAt, now);
  return kind === 'callback'
    ? formatContactTask('Callback request', clock, `Call by ${by}`)
    : formatContactTask(purpose, clock, `Contact by ${by}`);
}

/**
 * Returns the applications that are at least halfway to their contact deadline, and the callback requests for today or overdue, earliest
 * deadline first.
 */
export function submissionTasks(
  { items, unreadable }: Documents<Submission>,
  now: Date,
  limit: number,
): TaskList {
  const due = items
    .map((submission) => ({ submission, clock: contactClock(submission, now) }))
    .filter(
      ({ submission, clock }) =>
        clock.state === 'due_soon' || clock.state === 'overdue' || isCallToday(submission, now),
    );
  const contacts = formatOverdueContacts(items, now);
  const started = due.filter(({ submission }) => submission.status !== 'new').length;
  // Beyond the limit, the number isn't known.
  const parts = [due.length < limit && started && `${started} in progress`, contacts].filter(Boolean);
  const fallback = due.length > 0 ? 'Due soon' : undefined;
  return {
    // Submissions beyond the limit have later deadlines; whether they are due is unknown.
    count: due.length === items.length ? formatCapped(due.length, limit) : String(due.length),
    unreadable,
    mostUrgent: parts.length > 0 ? parts.join(' · ') : fallback,
    items: due.map(({ submission, clock }) => {
      const { id, kind, mobile } = submission;
      const name = applicantName(submission);
      return {
        id,
        title: name,
        detail: contactDetail(submission, clock, now),
        overdue: formatOverdue(clock, now),
        actions: [
          { label: 'Call', name: `Call ${name}, ${mobile}`, href: phoneLink(mobile) },
          {
            label: 'Open',
            name: `Open the ${SUBMISSION_KIND_NAMES[kind]} of ${name}`,
            path: recordPaths.application(id),
          },
        ],
      };
    }),
  };
}

/** Returns the flyers that wait for approval, the longest-waiting first. */
export function flyerTasks(
  { items, unreadable }: Documents<PendingFlyer>,
  now: Date,
  limit: number,
): TaskList {
  const sorted = items.toSorted((one, other) => waitingSince(one).getTime() - waitingSince(other).getTime());
  const [oldest] = sorted;
  return {
    count: formatCapped(items.length, limit),
    unreadable,
    mostUrgent: oldest && `Longest wait: ${formatAge(waitingSince(oldest), now)}`,
    items: sorted.map((flyer) => ({
      id: flyer.id,
      title: flyer.title,
      detail: formatWaiting(waitingSince(flyer), now),
      actions: [{ label: 'Review', name: `Review ${flyer.title}`, path: recordPaths.review(flyer.id) }],
    })),
  };
}

const templateItem = (template: Template, detail: string, label: string): TaskItem => ({
  id: template.id,
  title: template.name,
  detail,
  actions: [
    {
      label,
      name: `${label} ${template.name}`,
      path: generatePath(routePaths.templateEditor, { templateId: template.id }),
    },
  ],
});

/** Returns the templates whose saved draft needs a second person's consent. */
export function consentTasks({ items, unreadable }: Documents<Template>, limit: number): TaskList {
  const waiting = items.filter(isAwaitingConsent);
  return {
    count: formatCapped(waiting.length, limit),
    unreadable,
    items: waiting.map((template) =>
      templateItem(template, 'Marketing can publish it once you consent.', 'Review'),
    ),
  };
}

/** Returns the templates with saved changes that aren't published yet; those waiting for consent say so. */
export function unpublishedTasks({ items, unreadable }: Documents<Template>, limit: number): TaskList {
  const open = items.filter(
    ({ status, draft_revision, published_revision }) =>
      status !== 'retired' && draft_revision !== published_revision,
  );
  return {
    count: formatCapped(open.length, limit),
    unreadable,
    items: open.map((template) => {
      if (isAwaitingConsent(template)) return templateItem(template, 'Waiting for compliance.', 'Open');
      const detail =
        template.status === 'draft' ? 'Never published.' : 'Officers still see the published version.';
      return templateItem(template, detail, 'Edit');
    }),
  };
}
