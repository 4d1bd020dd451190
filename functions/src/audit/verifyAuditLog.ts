import { verifyAuditPage } from '@brokerage/domain/audit/verifyAuditPage';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { anchoredDays } from './auditAnchors.ts';
import { auditLogReader } from './auditLogReader.ts';
import { lastFinishedDay } from './sealDays.ts';
import { sha256 } from './sha256.ts';

/** Records that one call reads, which takes about five seconds: a log of 500,000 is read twice, in 200 calls. */
const RECORDS_PER_CALL = 5000;

/**
 * verify-audit-log: checks the next part of the caller's tenant's log against itself and against what is outside the
 * database. A log of up to some 2,000 records takes one call; a longer one is checked from cursor to cursor.
 */
export const verifyAuditLog = defineMemberCallable(
  'verify-audit-log',
  'audit:read',
  async ({ cursor }, { member }) => {
    const { tenant_id } = member;
    // Before the database: a day that is sealed meanwhile lacks its anchor then, never its seal.
    const anchored = await anchoredDays(tenant_id);
    return db.runReadOnly((transaction) =>
      verifyAuditPage(
        auditLogReader(transaction, tenant_id, anchored),
        cursor,
        RECORDS_PER_CALL,
        lastFinishedDay(new Date()),
        sha256,
      ),
    );
  },
);
