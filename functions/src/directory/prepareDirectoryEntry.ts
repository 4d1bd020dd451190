import { hasLeft } from '@brokerage/domain/directory/entryState';
import {
  MAX_DIRECTORY_ENTRIES,
  type OfficerRecord,
  officerRecordSchema,
} from '@brokerage/domain/directory/officer';
import { toSlug } from '@brokerage/domain/directory/toSlug';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../audit/audit.ts';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { parseReadable } from '../data/parseReadable.ts';
import { findMembersOfEntries } from '../members/load/findMembersOfEntries.ts';
import { toOwnHeadshot } from '../profile/toOwnHeadshot.ts';
import { claimEntry, toClaimedFields } from './claimEntry.ts';
import { isSameName } from './isSameName.ts';

/** Returns possible ids, best first. They come from the name, because the id is part of the public page's address. */
function candidateEntryIds({ officer_id, name, user_id }: Member): string[] {
  const slug = toSlug(name) || 'officer';
  const part = toSlug(user_id);
  return [
    ...(officer_id === null ? [] : [officer_id]),
    slug,
    `${slug}-${part.slice(0, 6)}`,
    `${slug}-${part}`,
  ];
}

interface PreparedEntry {
  id: string;
  /** The name in the imported entry; undefined for a new entry. */
  importedName?: string;
  /** What an invited member's profile takes from an imported entry. Members who joined earlier edit their own. */
  profile: Partial<Pick<Member, 'phone' | 'nmls_id'>>;
  write: (actor: AuditActor, now: Date) => void;
}

/**
 * Prepares a member's entry: the one that was imported with their email, or else a new, unlisted one. Returns it with a `write`
 * function, because a transaction has to read everything before it writes. Returns undefined when the directory is full.
 */
export async function prepareDirectoryEntry(
  transaction: Transaction,
  member: Member,
): Promise<PreparedEntry | undefined> {
  const { tenant_id: tenantId, name, email, phone, nmls_id: nmls } = member;
  const imported = await findUnclaimedEntry(transaction, member);
  if (imported) {
    const { id } = imported;
    const head = await loadAuditHead(transaction, tenantId, 'directory_entry', id);
    const claimed = await toClaimedFields(transaction, imported, member);
    return {
      id,
      importedName: imported.name,
      profile: { phone: claimed.audited.phone, nmls_id: claimed.audited.nmls },
      write: (actor, now) => claimEntry(transaction, actor, { entry: imported, head, member, claimed, now }),
    };
  }
  const refs = candidateEntryIds(member).map((id) => db.officers(tenantId).doc(id).withConverter(null));
  const [stored, full] = await Promise.all([
    transaction.getAll(...refs),
    // Outside the transaction: a count in it would lock all entries. The limit needn't be exact.
    db.officers(tenantId).limit(MAX_DIRECTORY_ENTRIES).count().get(),
  ]);
  const id = stored.find(({ exists }) => !exists)?.id;
  if (id === undefined || full.data().count >= MAX_DIRECTORY_ENTRIES) return undefined;
  const entry: OfficerRecord = {
    id,
    name,
    email,
    phone,
    nmls,
    photo: toOwnHeadshot(member),
    title: 'Loan Officer',
    bio: '',
    branchId: member.branch_id ?? '',
    listed: false,
    has_left: false,
    order: null,
    revision: 0,
  };
  return {
    id,
    profile: {},
    write: (actor, now) => {
      transaction.create(db.officers(tenantId).doc(id), entry);
      const { title, branchId } = entry;
      audit(transaction, {
        actor,
        action: 'directory_entry_created',
        entity: { type: 'directory_entry', id, head: null },
        before: null,
        // The user id too: two people may have the same name, and the entry decides which submissions its member sees.
        after: { name, title, branchId, user_id: member.user_id },
        at: now,
      });
    },
  };
}

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the ids of the entries with an email. A query can't ignore the capitals of older emails, so it reads all of them: outside of any
 * transaction, because invitations that lock the whole directory would fail each other.
 */
async function findEntriesByEmail(tenantId: string, email: string): Promise<string[]> {
  if (email === '') return [];
  const { docs } = await db
    .officers(tenantId)
    .withConverter(null)
    .select('email')
    .limit(MAX_DIRECTORY_ENTRIES)
    .get();
  return docs.filter((one) => isSameEmail(String(one.get('email') ?? ''), email)).map(({ id }) => id);
}

/**
 * Returns the entry that was imported before its person had an account: the only one with the member's email that no member has. Skips
 * entries of people who left, and listed entries under another name.
 */
async function findUnclaimedEntry(
  transaction: Transaction,
  { tenant_id: tenantId, name, email }: Pick<Member, 'tenant_id' | 'name' | 'email'>,
): Promise<OfficerRecord | undefined> {
  const ids = await findEntriesByEmail(tenantId, email);
  if (ids.length === 0) return undefined;
  const stored = await transaction.getAll(
    ...ids.map((id) => db.officers(tenantId).doc(id).withConverter(null)),
  );
  const same = parseReadable(stored, officerRecordSchema).records.filter(
    (entry) => !hasLeft(entry) && isSameEmail(entry.email, email),
  );
  const members = await findMembersOfEntries(
    transaction,
    tenantId,
    same.map(({ id }) => id),
  );
  const [entry, ...others] = same.filter(({ id }) => !members.some(({ officer_id }) => officer_id === id));
  if (!entry || others.length > 0) return undefined;
  return entry.listed && !isSameName(entry.name, name) ? undefined : entry;
}
