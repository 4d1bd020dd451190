import type { AuditEntityType, AuditedChange } from '@brokerage/domain/audit/auditRecord';

/** An act in the seeded audit log. */
export interface SeedAct extends AuditedChange {
  /** ISO 8601. */
  at: string;
  /** Auth uid of the actor. */
  by: string;
  entity: { type: AuditEntityType; id: string };
}

/** Runs a step of a seeded record. Its error names the record and the step, which the workflow's own doesn't. */
export function runSeedStep<T>(id: string, step: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`Seed: ${id} can't ${step}`, { cause });
  }
}
