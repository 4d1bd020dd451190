import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext, toMailLine } from '@brokerage/domain/mail/memberMail';
import { flyerPath, reviewPath } from '@brokerage/domain/portalPaths';
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

const WORDS: Record<Mailed, { subject: string; text: string; toPath: (flyerId: string) => string }> = {
  submitted: {
    subject: 'A flyer is waiting for approval',
    text: 'A flyer is waiting for your review:',
    toPath: reviewPath,
  },
  approved: {
    subject: 'Your flyer was approved',
    text: 'Your flyer was approved:',
    toPath: flyerPath,
  },
  rejected: {
    subject: 'Your flyer was rejected',
    text: 'Your flyer was rejected. See why in the portal:',
    toPath: flyerPath,
  },
};

/** Returns the mail of a notice, with a link to the flyer or its review. The flyer's title is the only user input in it: no name, no reason, no marks, only their number. */
export function flyerMail(
  { kind, flyerId, title, mark_count }: { kind: Mailed; flyerId: string; title: string; mark_count: number },
  context: MemberMailContext,
): Mail {
  const { subject, text, toPath } = WORDS[kind];
  const lines = [
    text,
    toMailLine(title),
    ...(mark_count > 0 ? [`The reviewer left ${pluralize(mark_count, 'mark')} on it.`] : []),
    '',
    siteAddress(context.tenant, toPath(flyerId)),
  ];
  return greetingMemberMail(context, { kind: 'flyer_review', subject, lines });
}
