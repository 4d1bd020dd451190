import type {
  AuditVerification,
  VerificationResult,
  VerifyState,
} from '@brokerage/domain/audit/auditVerification';
import { startState, verifyAuditStep } from '@brokerage/domain/audit/verifyAuditStep';
import { db } from '../../data/db.ts';
import { sha256 } from '../../data/sha256.ts';
import { anchoredDaysFrom } from '../auditAnchors.ts';
import { auditLogReader } from '../auditLogReader.ts';
import { lastFinishedDay } from '../sealDays.ts';

/** Approximate number of records per slice: two seconds of work, regardless of the log's length. */
const SLICE_SIZE = 2000;

/** What a slice has found; the last slice includes the result. */
export interface CheckedSlice {
  state: VerifyState;
  result: VerificationResult | null;
}

/** Returns the day from which the next step needs anchors; undefined if it needs none. */
function anchorsFrom({ phase, after, base }: VerifyState): string | null | undefined {
  if (phase === 'base') return base?.date;
  return phase === 'seals' ? after : undefined;
}

/** Checks the next part of a tenant's log, step by step. Each step reads the database at a single point in time. */
export async function verifySlice(
  tenantId: string,
  { base, state: from }: Pick<AuditVerification, 'base' | 'state'>,
  slice = SLICE_SIZE,
): Promise<CheckedSlice> {
  let state =
    from ??
    (await db.runReadOnly((transaction) => startState(auditLogReader(transaction, tenantId, []), base)));
  for (let left = slice; left > 0; ) {
    const current = state;
    const start = anchorsFrom(current);
    // Read the anchors before the database: a day sealed in between then lacks its anchor, never its seal.
    const anchored = start === undefined ? [] : await anchoredDaysFrom(tenantId, start);
    const step = await db.runReadOnly((transaction) =>
      verifyAuditStep(
        auditLogReader(transaction, tenantId, anchored),
        current,
        left,
        lastFinishedDay(new Date()),
        sha256,
      ),
    );
    if (step.result) return step;
    state = step.state;
    left -= step.cost;
  }
  return { state, result: null };
}
