import * as z from 'zod';
import { companyLookSchema } from '../../company/companyLook.ts';
import type { Tenant } from '../../company/tenant.ts';
import type { Branch } from '../../directory/branch.ts';
import { portraitId } from '../../directory/portraitId.ts';
import type { Realtor } from '../../directory/realtor.ts';
import type { Member } from '../../member/member.ts';
import { DESIGN } from '../layout/design.ts';

const personSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  photo: z.string(),
  /** The drawn portrait for a person without a photo. If absent (for realtors, and in older snapshots), initials or a bust are drawn. */
  portrait: z.string().optional(),
});

/** The people and the company on a flyer, in the shapes of `FlyerInput`. Part of the snapshot at Submit. */
export const flyerPartiesSchema = z.object({
  officer: personSchema.extend({ title: z.string(), nmls: z.string() }),
  company: z.object({
    name: z.string(),
    nmls: z.string(),
    phone: z.string(),
    website: z.string(),
    licenseLines: z.array(z.string()),
    /** Absent in snapshots from before companies had their own colors, which keep the default ones; without `family`, the default one. */
    look: companyLookSchema.optional(),
    /** Address of the company's own mark; absent if it has none. */
    mark: z.string().optional(),
  }),
  branch: z.object({ name: z.string(), address: z.string(), licenseNumber: z.string() }).optional(),
  /** `logo`: address of the brokerage's logo; absent if it has none, and in older snapshots. */
  realtor: personSchema.extend({ brokerage: z.string(), logo: z.string().optional() }).optional(),
  /** The design generation that draws it, fixed at Submit; absent: the first. */
  design: z.number().int().optional(),
});
export type FlyerParties = z.output<typeof flyerPartiesSchema>;

interface Records {
  /** The flyer's owner. */
  member: Pick<
    Member,
    'user_id' | 'officer_id' | 'name' | 'phone' | 'email' | 'title' | 'nmls_id' | 'headshot_url'
  >;
  tenant: Pick<
    Tenant,
    'company_name' | 'nmls_id' | 'phone' | 'licence_lines' | 'brand' | 'look' | 'mark_url'
  >;
  branch?: Branch | undefined;
  realtor?: Realtor | undefined;
  /** The website's origin, printed if the company's settings name no website. */
  siteOrigin: string;
}

/** Returns the parties of a flyer from the current records. */
export function toFlyerParties({ member, tenant, branch, realtor, siteOrigin }: Records): FlyerParties {
  const { name, phone, email, title, nmls_id, headshot_url } = member;
  // The same drawn portrait as on the officer's public page.
  const portrait = portraitId(member.officer_id ?? member.user_id);
  return {
    design: DESIGN,
    officer: { name, phone, email, title, nmls: nmls_id, photo: headshot_url, portrait },
    company: {
      name: tenant.company_name,
      nmls: tenant.nmls_id,
      phone: tenant.phone,
      website: printedWebsite(tenant.brand.website || siteOrigin),
      licenseLines: tenant.licence_lines,
      look: tenant.look,
      ...(tenant.mark_url && { mark: tenant.mark_url }),
    },
    ...(branch && {
      branch: { name: branch.name, address: branch.address, licenseNumber: branch.licenseNumber },
    }),
    ...(realtor && {
      realtor: {
        name: realtor.name,
        phone: realtor.phone,
        email: realtor.email,
        photo: realtor.photo_url,
        brokerage: realtor.brokerage,
        ...(realtor.logo_url && { logo: realtor.logo_url }),
      },
    }),
  };
}

/** Returns the website as printed: without https://. */
const printedWebsite = (website: string): string => website.replace(/^https?:\/\//, '');
