import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';

/** Returns the fields of `after` that differ, with their old and new values; undefined when none does. */
export function diffFields<T extends AuditSnapshot>(
  before: T,
  after: T,
): { before: AuditSnapshot; after: AuditSnapshot } | undefined {
  const names = Object.keys(after).filter(
    (name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name]),
  );
  if (names.length === 0) return undefined;
  const only = (all: AuditSnapshot) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { before: only(before), after: only(after) };
}
