import type { AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import { routePaths } from './routePaths.ts';

/** Returns the address of the audit log with the records about one thing; for administrators. */
export const entityHistoryPath = (type: AuditEntityType, id: string): string =>
  `${routePaths.audit}?${new URLSearchParams({ entity: `${type}:${id}` }).toString()}`;
