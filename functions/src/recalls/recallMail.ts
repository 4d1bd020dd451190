import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext } from '@brokerage/domain/mail/memberMail';
import { portalPaths } from '@brokerage/domain/portalPaths';

const WORDS = {
  recalled: {
    subject: 'Some of your flyers were recalled',
    lines: [
      'One or more of your flyers were recalled. Their links, PDFs and printed QR codes no longer show them.',
      'Please stop handing out printed copies. See which flyers and why in the portal:',
    ],
  },
  restored: {
    subject: 'Your recalled flyers were restored',
    lines: [
      'One or more of your recalled flyers were restored. Their links work again. See which ones in the portal:',
    ],
  },
} as const;

/** Returns the one mail that an owner gets about a recall or its undo. Contains no user input. */
export function recallMail(kind: keyof typeof WORDS, context: MemberMailContext): Mail {
  const { subject, lines } = WORDS[kind];
  const flyers = siteAddress(context.tenant, portalPaths.flyers);
  return greetingMemberMail(context, { kind: 'flyer_recall', subject, lines: [...lines, '', flyers] });
}
