import * as z from 'zod';

/** States of a flyer (spec staff-portal section 4). */
export const FLYER_STATUSES = ['editing', 'pending_approval', 'approved', 'rejected', 'archived'] as const;

/** Title in characters, and how many values a flyer holds; firestore.rules has the same. */
export const FLYER_LIMITS = { title: 200, values: 100 } as const;

/** A flyer instance (spec staff-portal section 3). `template_id` tells where its pinned version lies. */
export const flyerSchema = z.object({
  id: z.string(),
  template_id: z.string(),
  template_version_id: z.string(),
  title: z.string().min(1).max(FLYER_LIMITS.title),
  owner_user_id: z.string(),
  tenant_id: z.string(),
  data: z.record(z.string(), z.unknown()),
  status: z.enum(FLYER_STATUSES),
  reason: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type Flyer = z.output<typeof flyerSchema>;
