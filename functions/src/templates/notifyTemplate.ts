import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { FlyerNotice } from '@brokerage/domain/flyer/record/flyerNotice';
import { greetingMemberMail, toMailLine } from '@brokerage/domain/mail/memberMail';
import type { Member } from '@brokerage/domain/member/member';
import { templatePath } from '@brokerage/domain/portalPaths';
import type { Template } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { writeNotice } from '../data/writeNotice.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';

type ConsentKind = Extract<FlyerNotice['kind'], `consent_${string}`>;

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
  actor: Member;
  tenant: Tenant;
  now: Date;
}

/** Writes notices and mails about a template. The template's name is the only user input in the mail. */
export async function notifyTemplate(
  transaction: Transaction,
  people: readonly Member[],
  { kind, template, reason, actor, tenant, now }: TemplateNotice,
): Promise<void> {
  const { tenant_id } = actor;
  const writeMail = await prepareMemberMail(
    transaction,
    tenant_id,
    people.map(({ user_id }) => user_id),
  );
  const { subject, text } = MAIL_TEXTS[kind];
  const lines = [text, toMailLine(template.name), '', siteAddress(tenant, templatePath(template.id))];
  for (const { user_id, email } of people) {
    writeNotice(
      transaction,
      { tenantId: tenant_id, to: user_id, now },
      {
        kind,
        flyer_id: '',
        template_id: template.id,
        title: template.name,
        actor_name: actor.name,
        reason,
      },
    );
    const mail = greetingMemberMail({ to: email, tenant, now }, { kind: 'template_consent', subject, lines });
    writeMail(user_id, mail, { about: template.name });
  }
}
