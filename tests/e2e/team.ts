import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { firestore } from './firestore.ts';
import { changeRecord, type MemberAccount, newMember } from './memberAccounts.ts';

/** A small team in a company of the test's own, so that the seeded world stays unchanged. */

export const COMPANY = {
  company_name: 'Bayside Lending',
  nmls_id: '1995003',
  phone: '(973) 555-0130',
  mailbox: 'hello@bayside.example',
  hours: 'Mon-Fri 9AM-6PM',
  licence_lines: ['Licensed in New Jersey, license 9900130'],
};

export interface Team {
  tenantId: string;
  admin: MemberAccount;
  compliance: MemberAccount;
  /** Officers in the public list; the first has an open and an approved application and a share link. */
  ana: MemberAccount;
  ben: MemberAccount;
  open: string;
  approved: string;
  link: string;
}

async function person(tenantId: string, role: string, name: string, officerId: string | null) {
  const account = await newMember({ role, tenantId });
  await changeRecord(account.uid, { name, officer_id: officerId, branch_id: 'harbor' });
  if (officerId) {
    await firestore.doc(paths.officers.one(tenantId, officerId)).set({
      id: officerId,
      name,
      email: account.email,
      phone: '(973) 555-0131',
      nmls: '1995131',
      title: 'Loan Officer',
      bio: '',
      branchId: 'harbor',
    });
  }
  return account;
}

export async function newTeam(): Promise<Team> {
  const tenantId = `team-${randomUUID()}`;
  await firestore
    .doc(paths.tenant(tenantId))
    .set({ id: tenantId, ...COMPANY, hosts: [`${tenantId}.example`] });
  for (const [id, name] of [
    ['harbor', 'Harbor Branch'],
    ['hill', 'Hill Branch'],
  ] as const) {
    await firestore.doc(paths.branches.one(tenantId, id)).set({
      id,
      name,
      state: 'NJ',
      licenseNumber: '9900130',
      address: '1 Pier Road, Hoboken, NJ 07030',
      manager: 'Ana Reyes',
    });
  }
  const team = {
    tenantId,
    admin: await person(tenantId, 'super_admin', 'Grace Holt', null),
    compliance: await person(tenantId, 'compliance', 'Omar Said', null),
    ana: await person(tenantId, 'officer', 'Ana Reyes', 'ana-reyes'),
    ben: await person(tenantId, 'officer', 'Ben Carter', 'ben-carter'),
    open: 'open-application',
    approved: 'approved-application',
    link: 'share-link',
  };
  for (const [id, status] of Object.entries({ [team.open]: 'new', [team.approved]: 'approved' })) {
    await firestore.doc(paths.submissions.one(tenantId, id)).set({
      id,
      first_name: 'Rosa',
      last_name: 'Delgado',
      email: `${id}@borrower.example`,
      mobile: '(201) 555-0143',
      purpose: 'Purchase',
      est_value_or_price: 525_000,
      reference_number: `PA-${id}`,
      status,
      lo_assigned_id: 'ana-reyes',
      created_at: new Date(),
    });
  }
  await firestore
    .doc(paths.sharedLinks.one(tenantId, team.link))
    .set({ id: team.link, tenant_id: tenantId, created_by_user_id: team.ana.uid });
  return team;
}

/** Current owners of the team's applications and links: ids of the public list and uids. */
export async function loadWork({ tenantId, open, approved, link }: Team) {
  const [one, other, shared] = await Promise.all([
    firestore.doc(paths.submissions.one(tenantId, open)).get(),
    firestore.doc(paths.submissions.one(tenantId, approved)).get(),
    firestore.doc(paths.sharedLinks.one(tenantId, link)).get(),
  ]);
  return {
    open: one.get('lo_assigned_id') as unknown,
    approved: other.get('lo_assigned_id') as unknown,
    link: shared.get('created_by_user_id') as unknown,
  };
}

/** Changes the first record about a person, like somebody with access to the database. */
export async function forgeRecord({ tenantId }: Team, uid: string): Promise<void> {
  const found = await firestore
    .collection(paths.auditLogs.all(tenantId))
    .where('entity_id', '==', uid)
    .orderBy('seq')
    .limit(1)
    .get();
  await found.docs[0]?.ref.update({ actor_name: 'Somebody Else' });
}
