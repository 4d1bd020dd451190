import type { AuditAction, AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { objectKeys, toRecord } from '@brokerage/domain/collections/records';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { CONFIRMED_FIELDS, type ConfirmedField, type Member } from '@brokerage/domain/member/member';
import type { Profile, ProfileField } from '@brokerage/domain/member/profile';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { audit } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { isNmlsTaken } from './findNmlsHolder.ts';
import { namesColleague } from './namesColleague.ts';
import { loadAdministrators, notifyOfProfileChange } from './profileNotices.ts';
import { publicEntryWriter } from './publicEntryWriter.ts';

type Input = ParsedInput<'update-profile'>;
type PendingChanges = NonNullable<Member['pending_changes']>;

const isConfirmedField = (field: ProfileField): field is ConfirmedField =>
  CONFIRMED_FIELDS.some((one) => one === field);

/** Splits the requested changes into those that apply now and those that need an administrator. */
function planChanges(member: Member, wanted: Partial<Profile>, now: Date) {
  const direct: Partial<Profile> = {};
  const requested: Partial<Record<ConfirmedField, string>> = {};
  const withdrawn: Partial<Record<ConfirmedField, string>> = {};
  const pending: PendingChanges = { ...member.pending_changes };
  for (const field of objectKeys(wanted)) {
    const value = wanted[field];
    if (value === undefined) continue;
    if (!isConfirmedField(field)) {
      direct[field] = value;
      continue;
    }
    const waiting = pending[field]?.value;
    if (waiting === value) continue; // a retry
    delete pending[field];
    if (value !== member[field]) {
      requested[field] = value;
      pending[field] = { value, requested_at: now };
    } else {
      if (waiting !== undefined) withdrawn[field] = waiting;
      direct[field] = value;
    }
  }
  return { direct, requested, withdrawn, pending };
}

const currentValues = (member: Member, wanted: Partial<Profile>): AuditSnapshot =>
  toRecord(objectKeys(wanted), (field) => member[field]);

/**
 * Asserts that nobody else has changed the fields that the caller edited.
 * @throws DomainError profile-changed when a field has neither the value that the form was opened with nor the new one
 */
function assertUnchanged(member: Member, { changes: wanted, expected }: Input): void {
  for (const field of objectKeys(wanted)) {
    const value = wanted[field];
    if (value === undefined) continue;
    const pending = isConfirmedField(field) ? member.pending_changes?.[field]?.value : undefined;
    const now = pending ?? member[field];
    if (now !== value && now !== expected[field]) throw new DomainError('profile-changed');
  }
}

/**
 * Stores a member's own profile, its audit records and the public entry in one transaction. A new name, mailbox or NMLS number needs an
 * administrator's confirmation. Repeating the call changes nothing.
 */
async function update(
  input: Input,
  session: MemberSession,
  now: Date,
): Promise<CallableOutput<'update-profile'>> {
  const wanted = Object.fromEntries(
    Object.entries(input.changes).filter(([, value]) => value !== undefined),
  ) as Partial<Profile>;
  const { nmls_id, title } = wanted;
  if (
    title !== undefined &&
    title !== session.member.title &&
    (await namesColleague(session.member, title))
  ) {
    throw new DomainError('title-names-colleague', { fields: ['title'] });
  }

  return runMemberTransaction(session, async (transaction, member) => {
    const isNewNmls = nmls_id !== undefined && nmls_id !== member.nmls_id;
    if (isNewNmls && (await isNmlsTaken(transaction, member, nmls_id))) {
      throw invalidField('nmls_id', memberErrors['nmls-taken'].sentence);
    }
    assertUnchanged(member, input);
    const plan = planChanges(member, wanted, now);
    const changed = diffFields(currentValues(member, plan.direct), { ...plan.direct });
    const requestedFields = objectKeys(plan.requested);
    const pending = CONFIRMED_FIELDS.filter((field) => field in wanted && plan.pending[field]);
    const isWithdrawing = Object.keys(plan.withdrawn).length > 0;
    if (!changed && requestedFields.length === 0 && !isWithdrawing) return { pending };

    const [writeEntry, administrators] = await Promise.all([
      publicEntryWriter(transaction, member),
      requestedFields.length > 0 ? loadAdministrators(transaction, member) : [],
    ]);
    const updated = { ...member, ...plan.direct };
    transaction.update(db.member(session.uid), {
      ...plan.direct,
      pending_changes: plan.pending,
      search_keys: toSearchKeys(searchTexts.member(updated)),
    });
    writeEntry(updated);
    let head = member.audit_head;
    const record = (action: AuditAction, before: AuditSnapshot, result: AuditSnapshot) => {
      const entity = { type: 'member' as const, id: session.uid, head };
      head = audit(transaction, { actor: member, action, entity, before, after: result, at: now });
    };
    if (changed) record('profile_changed', changed.before, changed.after);
    if (requestedFields.length > 0) {
      record('profile_change_requested', currentValues(member, plan.requested), plan.requested);
    }
    if (isWithdrawing) {
      record('profile_change_withdrawn', plan.withdrawn, currentValues(member, plan.withdrawn));
    }
    for (const { user_id } of administrators) {
      notifyOfProfileChange(transaction, {
        kind: 'profile_change_requested',
        to: user_id,
        fields: requestedFields,
        actor: member,
        now,
      });
    }
    return { pending };
  });
}

/** update-profile: changes a member's own name, contact data, title, NMLS number and headshot. */
export const updateProfile = defineMemberCallable('update-profile', 'portal:enter', update);
