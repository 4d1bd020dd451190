import * as z from 'zod';

/** Text limits in characters; firestore.rules has the same. */
export const REALTOR_LIMITS = {
  name: 100,
  email: 255,
  phone: 30,
  mls_id: 50,
  brokerage: 150,
  photo_url: 2000,
  logo_url: 2000,
  notes: 2000,
} as const;

/** A realtor for co-branded flyers. */
export const realtorSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  created_by_user_id: z.string(),
  name: z.string().min(1, 'Name is required').max(REALTOR_LIMITS.name),
  email: z.string().max(REALTOR_LIMITS.email),
  phone: z.string().max(REALTOR_LIMITS.phone),
  mls_id: z.string().max(REALTOR_LIMITS.mls_id),
  brokerage: z.string().max(REALTOR_LIMITS.brokerage),
  photo_url: z.string().max(REALTOR_LIMITS.photo_url),
  /** The brokerage's logo; absent in older records. */
  logo_url: z.string().max(REALTOR_LIMITS.logo_url).optional(),
  notes: z.string().max(REALTOR_LIMITS.notes),
});
export type Realtor = z.output<typeof realtorSchema>;
