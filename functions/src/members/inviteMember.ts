import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import { directReader } from '../data/reader.ts';
import { sha256 } from '../data/sha256.ts';
import { prepareDirectoryEntry } from '../directory/prepareDirectoryEntry.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { MAILS_PER_DAY, recipientCounter } from '../http/rateLimit.ts';
import { prepareOfficerListing } from '../profile/prepareOfficerListing.ts';
import { revokedAt } from '../security/sessions.ts';
import { invitationMail } from './accountMails.ts';
import { getAccount } from './accounts.ts';
import { assertBranchOpen } from './assertBranchOpen.ts';
import { assertRoleOffered } from './assertRoleOffered.ts';
import { loadSuperAdmins } from './load/loadSuperAdmins.ts';
import { passwordLink } from './passwordLink.ts';
import { prepareSecurityMail } from './prepareSecurityMail.ts';
import { toSessionsValidAfter } from './sessionRevocation.ts';

type Input = ParsedInput<'invite-member'>;

/** Returns the same error for every reason, so that it can't reveal who works at another company. */
const addressTaken = () => new DomainError('address-taken');

const toUid = (text: string) => sha256(text).slice(0, 28);

/**
 * Returns the uids for the account of a company's invitation to an address: sent again, it finds that account and never another person's.
 * The second uid is for an address whose former holder still has the first.
 */
const toInvitationUids = (tenantId: string, { id, email }: Input) =>
  [toUid(`${tenantId} ${email.toLowerCase()}`), toUid(`${tenantId} ${id}`)] as const;

async function newAccount(
  { email, name }: Pick<Input, 'email' | 'name'>,
  [uid = '', otherUid]: readonly string[],
): Promise<UserRecord> {
  try {
    return await getAuth().createUser({ uid, email, displayName: name, emailVerified: false });
  } catch (error) {
    const account = await getAccount({ email });
    if (account && (account.uid === uid || account.uid === otherUid)) return account; // sent twice at once
    if (otherUid === undefined || !(await getAccount({ uid }))) throw error;
    return newAccount({ email, name }, [otherUid]);
  }
}

/** A younger account may belong to an invitation that is still running. */
const UNDER_WAY_MS = 10 * MINUTE_MS;

const mayBeUnderWay = ({ metadata }: UserRecord, now: Date): boolean =>
  now.getTime() - Date.parse(metadata.creationTime) < UNDER_WAY_MS;

/**
 * Claims an account that only the invitation link can open. Deletes an unverified account with this address unless it is under 10 minutes
 * old; a verified one loses its sessions.
 * @throws DomainError address-taken when the account is disabled, or unverified and that recent
 */
async function claimInvitationAccount(input: Input, tenantId: string, now: Date): Promise<UserRecord> {
  const uids = toInvitationUids(tenantId, input);
  const account = await getAccount({ email: input.email });
  if (!account) return newAccount(input, uids);
  if (account.disabled) throw addressTaken();
  if (uids.includes(account.uid) || (await db.member(account.uid).get()).exists) return account;
  if (account.emailVerified) {
    await getAuth().revokeRefreshTokens(account.uid);
    return getAuth().getUser(account.uid);
  }
  if (mayBeUnderWay(account, now)) throw addressTaken();
  await getAuth().deleteUser(account.uid);
  return newAccount(input, uids);
}

const toMember = (
  { name, role, branch_id }: Input,
  account: UserRecord,
  tenantId: string,
  now: Date,
): Member =>
  memberSchema.parse({
    user_id: account.uid,
    tenant_id: tenantId,
    role,
    branch_id,
    // Sessions from before the invitation may be someone else’s.
    sessions_valid_after: Math.max(toSessionsValidAfter(now), revokedAt(account)),
    name,
    email: account.email ?? '',
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  });

/**
 * Deactivates a new member whose account was removed by a concurrent invitation of the same address from another company.
 * @throws DomainError address-taken when it was
 */
async function rollBackIfAccountGone(uid: string, session: MemberSession, now: Date): Promise<void> {
  if (await getAccount({ uid })) return;
  await db.runTransaction(async (transaction) => {
    const member = (await transaction.get(db.member(uid))).data();
    if (member?.status !== 'active') return;
    const listing = await prepareOfficerListing(transaction, member);
    transaction.update(db.member(uid), { status: 'deactivated' });
    listing.unlist();
    audit(transaction, {
      actor: session.member,
      action: 'member_deactivated',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: { status: 'active' },
      after: { status: 'deactivated' },
      at: now,
    });
  });
  throw addressTaken();
}

/**
 * Creates the account first, then record, mail and audit record together: until those exist, the account has no rights. A call with the
 * same id finds what an earlier call created.
 * @throws DomainError address-taken when somebody with that address is a member anywhere; too-many-mails when the mailbox reached today's
 *   limit, ignoring anything between its + and @; invalid-argument for branch or role
 */
async function invite(input: Input, session: MemberSession, now: Date): Promise<{ uid: string }> {
  const tenantId = session.member.tenant_id;
  // Checked before the account is created, and again with the record.
  await db.runReadOnly((transaction) => assertBranchOpen(transaction, tenantId, input.branch_id));
  await assertRoleOffered(directReader, tenantId, input.role);
  const tenant = await loadTenant(tenantId);
  const account = await claimInvitationAccount(input, tenantId, now);
  const { uid } = account;
  const to = account.email ?? input.email;
  const link = await passwordLink(to, tenant);
  const mail = db.mail(tenantId).doc(`invitation-${input.id}`);
  const counter = recipientCounter(to, now);

  await db.runTransaction(async (transaction) => {
    const [actor, earlier, record, counted] = await Promise.all([
      authorizeInTransaction(transaction, session),
      transaction.get(mail),
      transaction.get(db.member(uid)),
      transaction.get(db.rateLimit(counter.id)),
    ]);
    if (record.exists) {
      if (record.data()?.tenant_id === tenantId && earlier.data()?.to[0] === to) return;
      throw addressTaken();
    }
    await assertBranchOpen(transaction, tenantId, input.branch_id);
    await assertRoleOffered(transaction, tenantId, input.role);
    if (readCount(counted) >= MAILS_PER_DAY) throw new DomainError('too-many-mails');
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    const person = toMember(input, account, tenantId, now);
    // Invite even if the directory is full; the entry is then skipped.
    const entry = input.role === 'officer' ? await prepareDirectoryEntry(transaction, person) : undefined;
    const member = { ...person, ...entry?.profile, officer_id: entry?.id ?? null };
    transaction.create(db.member(uid), member);
    entry?.write(actor, now);
    transaction.set(db.userSecurity(uid), { first_email: to, known_email: to }, { merge: true });
    transaction.create(mail, invitationMail({ to, tenant, now }, link));
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    const { name, email, role, branch_id } = member;
    audit(transaction, {
      actor,
      action: 'member_invited',
      entity: { type: 'member', id: uid, head: null },
      before: null,
      after: { name, email, role, branch_id, ...(entry?.importedName && { directory_entry_id: entry.id }) },
      at: now,
    });
    const gave = entry?.importedName ? `, who now has the directory entry “${entry.importedName}”` : '';
    notify({ actor, description: `invited ${name}${gave}`, at: now });
  });
  await rollBackIfAccountGone(uid, session, now);
  return { uid };
}

/**
 * invite-member: creates an account and a role for somebody new, and mails them a link to set a password. A loan officer also gets an
 * unlisted directory entry, or the one that was imported with their email.
 */
export const inviteMember = defineMemberCallable('invite-member', 'members:manage', invite);
