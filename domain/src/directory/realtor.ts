import * as z from 'zod';

/** A realtor for co-branded flyers (spec staff-portal section 3). */
export const realtorSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  created_by_user_id: z.string(),
  name: z.string().min(1, 'Name is required'),
  email: z.string(),
  phone: z.string(),
  mls_id: z.string(),
  brokerage: z.string(),
  photo_url: z.string(),
  notes: z.string(),
});
export type Realtor = z.output<typeof realtorSchema>;
