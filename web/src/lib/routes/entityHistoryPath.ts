import type { AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import { routePaths } from './routePaths.ts';

/** Returns the URL of the audit log filtered to one entity; for administrators. */
export const entityHistoryPath = (type: AuditEntityType, id: string): string =>
  `${routePaths.audit}?${new URLSearchParams({ entity: `${type}:${id}` }).toString()}`;
