import * as z from 'zod';

/** The latest record about an entity, as stored on the entity's own record. `hash`: SHA-256, 64 hexadecimal digits. */
export const auditHeadSchema = z.object({ seq: z.number().int().min(1), hash: z.string() });
export type AuditHead = z.output<typeof auditHeadSchema>;
