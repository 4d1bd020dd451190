import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext, toMailLine } from '@brokerage/domain/mail/memberMail';
import { portalPaths } from '@brokerage/domain/portalPaths';
import { pluralize } from '@brokerage/domain/text/pluralize';

type Notice = FlyerTransition['notices'][number];

/**
 * Notices without a mail. A withdrawn flyer is less work for its reviewers, so the portal's notice is enough. A recall may take many flyers
 * of one owner and mails them once.
 */
const UNMAILED = ['withdrawn', 'recalled', 'restored'] as const satisfies Notice['kind'][];
type Mailed = Exclude<Notice['kind'], (typeof UNMAILED)[number]>;

/** Returns whether a notice of that kind also comes as mail. */
export const isMailed = (kind: Notice['kind']): kind is Mailed =>
  !UNMAILED.some((unmailed) => unmailed === kind);

const WORDS: Record<Mailed, { subject: string; text: string; page: string }> = {
  submitted: {
    subject: 'A flyer is waiting for approval',
    text: 'A flyer is waiting for your review:',
    page: portalPaths.approvals,
  },
  approved: {
    subject: 'Your flyer was approved',
    text: 'Your flyer was approved:',
    page: portalPaths.flyers,
  },
  rejected: {
    subject: 'Your flyer was rejected',
    text: 'Your flyer was rejected. See why in the portal:',
    page: portalPaths.flyers,
  },
};

/** Returns the mail of a notice. The flyer's title is the only user input in it: no name, no reason, no marks, only their number. */
export function flyerMail(
  { kind, title, mark_count }: { kind: Mailed; title: string; mark_count: number },
  context: MemberMailContext,
): Mail {
  const { subject, text, page } = WORDS[kind];
  const lines = [
    text,
    toMailLine(title),
    ...(mark_count > 0 ? [`The reviewer left ${pluralize(mark_count, 'mark')} on it.`] : []),
    '',
    siteAddress(context.tenant, page),
  ];
  return greetingMemberMail(context, { kind: 'flyer_review', subject, lines });
}
