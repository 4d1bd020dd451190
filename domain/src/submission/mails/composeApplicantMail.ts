import type { Tenant } from '../../company/tenant.ts';
import { mailSignature } from '../../mail/mailSignature.ts';
import { type ApplicantMailTemplate, fillPlaceholders } from './applicantMails.ts';

/** The mail's name for the General team. */
const TEAM = 'our loan team';

/** The parts of a status mail that the company doesn't write. */
export interface ApplicantMailFacts {
  tenant: Pick<Tenant, 'company_name' | 'phone' | 'mailbox' | 'nmls_id' | 'licence_lines'>;
  reference: string;
  /** Name of the assigned officer; null for the General team. */
  officer: string | null;
}

/** Returns a mail to an applicant: the company's wording, then what no company can change. */
export function composeApplicantMail(
  { subject, text }: Pick<ApplicantMailTemplate, 'subject' | 'text'>,
  { tenant, reference, officer }: ApplicantMailFacts,
): { subject: string; text: string } {
  const values = {
    reference,
    company: tenant.company_name,
    phone: tenant.phone,
    officer: officer ?? TEAM,
  };
  const foot = [
    'This is an update on your application. It isn’t a credit decision, a loan approval or a commitment to lend.',
    '',
    `If you didn’t apply, please let us know: ${tenant.phone}, ${tenant.mailbox}.`,
    '',
    ...mailSignature(tenant),
  ];
  return {
    subject: fillPlaceholders(subject, values),
    text: [fillPlaceholders(text, values).trim(), '', ...foot].join('\n'),
  };
}
