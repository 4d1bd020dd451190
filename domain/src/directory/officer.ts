import * as z from 'zod';
import { withoutDownloadToken } from '../pictures/pictureAddress.ts';

/** The titles of the public directory. */
const OFFICER_TITLES = ['Branch Manager', 'Senior Loan Officer', 'Loan Officer'] as const;

/** A loan officer of the public directory. */
export const officerSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  nmls: z.string(),
  title: z.enum(OFFICER_TITLES),
  bio: z.string(),
  branchId: z.string(),
  /** Address of the portrait, from the officer's profile; blank or absent: there is none. */
  photo: z.string().transform(withoutDownloadToken).optional(),
});
export type Officer = z.output<typeof officerSchema>;

/** The record behind it: who has left is kept for what refers to them, but is not listed. */
export const officerRecordSchema = officerSchema.extend({ listed: z.boolean().default(true) });
export type OfficerRecord = z.output<typeof officerRecordSchema>;
