import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { FlyerNotice } from '@brokerage/domain/flyer/flyerNotice';
import type { Mail } from '@brokerage/domain/mail';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { portalPaths } from '@brokerage/domain/portalPaths';
import type { Template } from '@brokerage/domain/template/template';
import * as z from 'zod';
import { db } from '../data/db.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';

type Transaction = FirebaseFirestore.Transaction;
type ConsentKind = Extract<FlyerNotice['kind'], `consent_${string}`>;

const emailSchema = z.email();

const MAIL_TEXTS: Record<ConsentKind, { subject: string; text: string }> = {
  consent_requested: {
    subject: 'A template needs your consent',
    text: 'A template needs your consent before it is published:',
  },
  consent_given: {
    subject: 'Your template was published',
    text: 'Compliance consented, and your template was published:',
  },
  consent_declined: {
    subject: 'Your template was not published',
    text: 'Compliance declined to publish your template. See why in the portal:',
  },
};

interface TemplateNotice {
  kind: ConsentKind;
  template: Pick<Template, 'id'> & { name: string };
  reason: string | null;
  actor: UserRole;
  tenant: Tenant;
  now: Date;
}

/** Writes notices and mails about a template. The mail repeats the template's name and nothing else that was typed. */
export async function notifyTemplate(
  transaction: Transaction,
  people: readonly UserRole[],
  { kind, template, reason, actor, tenant, now }: TemplateNotice,
): Promise<void> {
  const { tenant_id } = actor;
  const writeMail = await prepareMemberMail(
    transaction,
    tenant_id,
    people.map(({ user_id }) => user_id),
  );
  const { subject, text } = MAIL_TEXTS[kind];
  const page = `${companySiteOrigin(tenant)}${portalPaths.templateManager}/${encodeURIComponent(template.id)}`;
  const lines = [
    'Hello,',
    '',
    text,
    template.name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    '',
    page,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  for (const { user_id, email } of people) {
    const ref = db.notices(tenant_id).doc();
    transaction.create(ref, {
      id: ref.id,
      tenant_id,
      to_user_id: user_id,
      kind,
      flyer_id: '',
      template_id: template.id,
      title: template.name,
      actor_name: actor.name,
      reason,
      created_at: now,
      read_at: null,
    });
    if (!emailSchema.safeParse(email).success) continue;
    const mail: Mail = {
      kind: 'template_consent',
      to: [email],
      replyTo: tenant.mailbox,
      message: { subject, text: lines.join('\n') },
      created_at: now,
    };
    writeMail(user_id, mail, { about: template.name });
  }
}
