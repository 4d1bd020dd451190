import { toCsv } from '@brokerage/domain/csv/toCsv';
import { branchRecordSchema, MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { BRANCH_COLUMNS, toBranchCells, toBranchFields } from '@brokerage/domain/directory/csv/branchCsv';
import type { DirectoryPart } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import {
  OFFICER_COLUMNS,
  toImportedOfficer,
  toOfficerCells,
} from '@brokerage/domain/directory/csv/officerCsv';
import { compareInDirectory } from '@brokerage/domain/directory/directoryOrder';
import { hasLeft } from '@brokerage/domain/directory/entryState';
import { MAX_DIRECTORY_ENTRIES, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { licenseSchema, MAX_LICENSES } from '@brokerage/domain/license/license';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { audit } from '../../audit/audit.ts';
import { loadCompanyAuditHead } from '../../audit/auditHeads.ts';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { parseReadable } from '../../data/parseReadable.ts';
import { defineMemberCallable, runMemberTransaction } from '../../http/defineMemberCallable.ts';

interface DirectoryFile {
  columns: readonly string[];
  rows: string[][];
  /** Unreadable records, which are left out. */
  unreadable: number;
}

/** Returns the file of open branches, in the order of the website. */
async function branchesFile(tenantId: string): Promise<DirectoryFile> {
  const { docs } = await db.branches(tenantId).withConverter(null).limit(MAX_BRANCHES).get();
  const { records, unreadable } = parseReadable(docs, branchRecordSchema);
  const rows = records
    .filter(({ is_closed }) => !is_closed)
    .toSorted(compareInDirectory)
    .map((branch) => toBranchCells(branch.id, toBranchFields(branch)))
    .map((cells) => BRANCH_COLUMNS.map((column) => cells[column]));
  return { columns: BRANCH_COLUMNS, rows, unreadable };
}

/** Returns the file of entries, listed or not, of people who haven't left; by name. */
async function officersFile(tenantId: string): Promise<DirectoryFile> {
  const { docs } = await db.officers(tenantId).withConverter(null).limit(MAX_DIRECTORY_ENTRIES).get();
  const { records, unreadable } = parseReadable(docs, officerRecordSchema);
  const rows = records
    .filter((entry) => !hasLeft(entry))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((entry) => toOfficerCells(entry.id, toImportedOfficer(entry)))
    .map((cells) => OFFICER_COLUMNS.map((column) => cells[column]));
  return { columns: OFFICER_COLUMNS, rows, unreadable };
}

const LICENSE_COLUMNS = ['holder', 'holder_id', 'state', 'kind', 'number', 'authority', 'last_day'] as const;

/** Returns the file of all licenses, by holder and state. */
async function licensesFile(tenantId: string): Promise<DirectoryFile> {
  const { docs } = await db.licenses(tenantId).withConverter(null).limit(MAX_LICENSES).get();
  const { records, unreadable } = parseReadable(docs, licenseSchema);
  const rows = records
    .map((one) => [
      one.holder_kind,
      one.holder_kind === 'company' ? '' : one.holder_id,
      one.state,
      one.kind,
      one.number,
      one.authority,
      one.expires_on ?? '',
    ])
    .toSorted((one, other) => one.join('\n').localeCompare(other.join('\n')));
  return { columns: LICENSE_COLUMNS, rows, unreadable };
}

/** Reads a part of a tenant's directory as the rows of a file. */
const DIRECTORY_FILES: Record<DirectoryPart, (tenantId: string) => Promise<DirectoryFile>> = {
  branches: branchesFile,
  officers: officersFile,
  licenses: licensesFile,
};

/** export-directory: returns branches, loan officers or licenses as CSV. The columns of the first two can be imported again. */
export const exportDirectory = defineMemberCallable(
  'export-directory',
  'directory:manage',
  async ({ part }, session, now) => {
    const { tenant_id: tenantId } = session.member;
    const [{ columns, rows, unreadable }, { office_schedule }] = await Promise.all([
      DIRECTORY_FILES[part](tenantId),
      loadTenant(tenantId),
    ]);
    await runMemberTransaction(session, async (transaction, actor) => {
      // The rows are of the company that the session began with.
      if (actor.tenant_id !== tenantId) throw new DomainError('permission-denied');
      const head = await loadCompanyAuditHead(transaction, tenantId);
      audit(transaction, {
        actor,
        action: 'directory_exported',
        entity: { type: 'company', id: tenantId, head },
        before: null,
        after: { part, rows: rows.length },
        at: now,
      });
    });
    return {
      file_name: `${part}-${dayInZone(now, office_schedule.time_zone)}.csv`,
      csv: toCsv([columns, ...rows]),
      rows: rows.length,
      unreadable,
    };
  },
);
