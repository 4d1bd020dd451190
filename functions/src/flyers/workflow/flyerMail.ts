import { siteOriginOf } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Transition } from '@brokerage/domain/flyer/workflow';
import type { Mail } from '@brokerage/domain/mail';

type Notice = Transition['notices'][number];
/** Who withdraws takes work away from the reviewers: the portal tells them, no mail. */
type Mailed = Exclude<Notice['kind'], 'withdrawn'>;
export const isMailed = (kind: Notice['kind']): kind is Mailed => kind !== 'withdrawn';

/** Pages of the portal; web/src/lib/routes/routePaths.ts has them too. */
const QUEUE = '/officer-portal/pdf/approvals';
const FLYERS = '/officer-portal/pdf/flyers';

const WORDS: Record<Mailed, { subject: string; text: string; page: string }> = {
  submitted: {
    subject: 'A flyer is waiting for approval',
    text: 'A flyer is waiting for your review:',
    page: QUEUE,
  },
  approved: { subject: 'Your flyer was approved', text: 'Your flyer was approved:', page: FLYERS },
  rejected: {
    subject: 'Your flyer was rejected',
    text: 'Your flyer was rejected. See why in the portal:',
    page: FLYERS,
  },
};

/** Repeats the flyer's title and nothing else that was typed: no name, no reason. */
export function flyerMail(
  { kind, title }: { kind: Mailed; title: string },
  { to, tenant, now }: { to: string; tenant: Tenant; now: Date },
): Mail {
  const { subject, text, page } = WORDS[kind];
  const lines = [
    'Hello,',
    '',
    text,
    title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    '',
    `${siteOriginOf(tenant)}${page}`,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    to: [to],
    replyTo: tenant.mailbox,
    message: { subject, text: lines.join('\n') },
    created_at: now,
  };
}
