import type { ParsedInput } from '@brokerage/domain/callables';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { prepareCompanyChange } from './prepareCompanyChange.ts';
import { prepareSecurityChange } from './prepareSecurityChange.ts';
import { requireOwnLogo } from './requireOwnLogo.ts';

async function update(
  {
    administrators_need_second_factor,
    extra_roles,
    password_min_length,
    mark_url,
    hours: _olderText,
    ...others
  }: ParsedInput<'update-company'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  const { tenant_id } = session.member;
  const trusted = mark_url === undefined ? undefined : await requireOwnLogo(mark_url, session);
  const company = { ...others, mark_url: trusted };
  const security = { administrators_need_second_factor, extra_roles, password_min_length };
  await runMemberTransaction(session, async (transaction, actor) => {
    const writeCompany = await prepareCompanyChange(transaction, tenant_id, company);
    const writeSecurity = await prepareSecurityChange(transaction, session, security);
    if (!writeCompany && !writeSecurity) return;
    const superAdmins = await loadSuperAdmins(transaction, tenant_id);
    const notify = await prepareSecurityMail(transaction, tenant_id, superAdmins);
    const change = { actor, superAdmins, notify, at: now };
    writeCompany?.(change);
    writeSecurity?.(change);
  });
}

/**
 * update-company: changes what pages, flyers and signatures say about the company, its office hours, whether administrators need a second
 * factor, the length of new passwords, who gets new submissions, which emails applicants get, and which of its custom roles have a loan
 * officer's rights.
 */
export const updateCompany = defineMemberCallable(
  'update-company',
  'company:manage',
  async (input, session, now) => {
    await update(input, session, now);
    return {};
  },
);
