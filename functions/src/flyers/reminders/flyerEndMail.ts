import { siteOriginOf } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { formatLastDay } from '@brokerage/domain/flyer/flyerEnd';
import type { Mail } from '@brokerage/domain/mail';

/** The portal's page; web/src/lib/routes/routePaths.ts has it too. */
const EDIT_FLYER = '/officer-portal/pdf/edit';

interface FlyerEndReminder {
  flyer: Flyer & { valid_until: Date };
  /** Until its last day; negative once it is over. */
  days: number;
  tenant: Tenant;
  to: string;
  now: Date;
}

function when(days: number): string {
  if (days < 0) return 'has expired';
  if (days === 0) return 'ends today';
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`;
}

/** Reminds a flyer's owner of its end. Repeats the flyer's title and nothing else that was typed. */
export function flyerEndMail({ flyer, days, tenant, to, now }: FlyerEndReminder): Mail {
  const { id, title, snapshot, valid_until } = flyer;
  const lastDay = formatLastDay(valid_until, tenant.office_schedule.time_zone);
  const what = `Your ${snapshot?.category === 'rate_sheet' ? 'rate sheet' : 'flyer'} ${when(days)}`;
  const text = [
    'Hello,',
    '',
    `${what}:`,
    title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    '',
    days < 0
      ? `It was valid through ${lastDay}. Its links and printed codes now say that the offer has expired.`
      : `It’s valid through ${lastDay}. After that, its links and printed codes say that the offer has expired.`,
    'Renew it to keep sharing current terms:',
    `${siteOriginOf(tenant)}${EDIT_FLYER}/${encodeURIComponent(id)}`,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    kind: 'flyer_ending',
    to: [to],
    replyTo: tenant.mailbox,
    message: { subject: what, text: text.join('\n') },
    created_at: now,
  };
}
