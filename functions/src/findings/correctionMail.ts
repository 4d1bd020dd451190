import { siteOriginOf } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { Mail } from '@brokerage/domain/mail';

/** The portal's page; web/src/lib/routes/routePaths.ts has it too. */
const EDIT_FLYER = '/officer-portal/pdf/edit';

interface CorrectionRequest {
  flyer: Pick<Flyer, 'id' | 'title'>;
  /** What the check says, in its own words. */
  messages: readonly string[];
  to: string;
  tenant: Tenant;
  now: Date;
}

/** Asks a flyer's owner to correct it. Repeats the flyer's title and nothing else that was typed. */
export function correctionMail({ flyer, messages, to, tenant, now }: CorrectionRequest): Mail {
  const text = [
    'Hello,',
    '',
    'Please correct your flyer:',
    flyer.title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    '',
    ...messages,
    '',
    'Open it and press Correct. Its links and printed codes show the new edition once it’s approved:',
    `${siteOriginOf(tenant)}${EDIT_FLYER}/${encodeURIComponent(flyer.id)}`,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    kind: 'flyer_correction',
    to: [to],
    replyTo: tenant.mailbox,
    message: { subject: 'Please correct your flyer', text: text.join('\n') },
    created_at: now,
  };
}
