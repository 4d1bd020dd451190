import * as z from 'zod';
import { US_STATES } from '../directory/usStates.ts';
import type { License } from '../license/license.ts';
import { isHeldBy } from '../license/licenseHolder.ts';
import { companyLicenseLines } from '../license/licenseLines.ts';
import { toDigits } from '../phone/digits.ts';
import { formatUsPhone } from '../phone/formatUsPhone.ts';
import { splitExtension } from '../phone/phone.ts';
import { presentConsent, presentConsentSchema } from '../preapproval/consent/consentVersion.ts';
import { formatWeekHours } from '../schedule/formatWeekHours.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { companyBrandSchema } from './companyBrand.ts';
import { companyColorsSchema, toCompanyColors } from './companyColors.ts';
import { DEFAULT_HEADING_FAMILY, headingFamilySchema } from './headingFamily.ts';
import { toSiteOrigin } from './siteHost.ts';
import { COMPANY_NETWORK_IDS, COMPANY_NETWORKS } from './socialLinks.ts';
import type { Tenant } from './tenant.ts';

/** What the public site says about a company. Pages embed it as JSON, so it contains nothing else. */
export const publicCompanySchema = z.object({
  name: z.string(),
  /** The everyday name; the full name if there is no shorter one. */
  shortName: z.string(),
  /** Null if the company doesn't say. */
  since: z.number().nullable(),
  nmls: z.string(),
  /** For links: `+19735550192`. */
  phone: z.string(),
  /** For display: `(973) 555-0192`. */
  phoneDisplay: z.string(),
  mailbox: z.string(),
  /** Origin of the website, as search engines and link previews get it. */
  website: z.string(),
  /** May be blank. */
  address: z.string(),
  /** License lines. The sent field keeps the older spelling. */
  licenceLines: z.array(z.string()),
  /** The office hours in words, such as `Mon-Fri 9AM-6PM`. */
  hours: z.string(),
  schedule: officeScheduleSchema,
  /** Names of the states with branches. */
  states: z.array(z.string()),
  statistics: companyBrandSchema.shape.statistics,
  /** Its pages on other sites, by the network's name. */
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** The company's own disclosure, in the footer of each page. May be blank. */
  disclosure: z.string(),
  /** Whose applications it accepts. `states`: codes and names; empty: all states. */
  applyRules: z.object({
    isPaused: z.boolean(),
    pausedNote: z.string(),
    states: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  /** What applicants agree to: the version and the wording. */
  consent: presentConsentSchema.pick({ version: true, texts: true }),
  colors: companyColorsSchema,
  /** Type family of its headings. */
  headings: headingFamilySchema,
  /** URL of the company's logo mark, or '' for the default house with an open door. */
  mark: z.string(),
});
export type PublicCompany = z.output<typeof publicCompanySchema>;

function toDialed(phone: string): string {
  const [number] = splitExtension(phone);
  const digits = toDigits(number);
  return /^1?\d{10}$/.test(digits)
    ? `+1${digits.slice(-10)}`
    : `${number.startsWith('+') ? '+' : ''}${digits}`;
}

interface CompanyLicensing {
  licenses: readonly License[];
  /** The current day in the company's time zone, such as `2026-11-23`. */
  today: string;
}

function toLicenseLines(tenant: Tenant, { licenses, today }: CompanyLicensing): string[] {
  const held = licenses.filter((one) => isHeldBy(one, { holder_kind: 'company', holder_id: tenant.id }));
  const company = { name: tenant.company_name, nmls: tenant.nmls_id };
  return companyLicenseLines(held, company, tenant.licence_lines, today);
}

const toSocialLinks = ({ social_links }: Tenant) =>
  COMPANY_NETWORK_IDS.map((id) => ({ name: COMPANY_NETWORKS[id].name, url: social_links[id] })).filter(
    ({ url }) => url !== '',
  );

/** Returns the public form of the rules for applications, with the states by code and name. */
export const toPublicApplyRules = ({ apply_rules: { is_paused, paused_note, states } }: Tenant) => ({
  isPaused: is_paused,
  pausedNote: paused_note,
  states: states.map((code) => ({ code, name: US_STATES[code] ?? code })),
});

/**
 * Returns what the public site says about a company, with license texts from the licenses in force, if given. A company without a website
 * gets its first host.
 */
export function toPublicCompany(tenant: Tenant, licensing?: CompanyLicensing): PublicCompany {
  const {
    brand,
    hosts: [host],
  } = tenant;
  const { version, texts } = presentConsent(tenant);
  return {
    name: tenant.company_name,
    shortName: brand.short_name || tenant.company_name,
    since: brand.founded,
    nmls: tenant.nmls_id,
    phone: toDialed(tenant.phone),
    phoneDisplay: formatUsPhone(tenant.phone),
    mailbox: tenant.mailbox,
    website: brand.website || (host === undefined ? '' : toSiteOrigin(host)),
    address: brand.address,
    licenceLines: licensing ? toLicenseLines(tenant, licensing) : tenant.licence_lines,
    hours: formatWeekHours(tenant.office_schedule.week),
    schedule: tenant.office_schedule,
    states: brand.states.map((code) => US_STATES[code] ?? code),
    statistics: brand.statistics,
    socialLinks: toSocialLinks(tenant),
    disclosure: tenant.disclosure,
    applyRules: toPublicApplyRules(tenant),
    consent: { version, texts },
    colors: toCompanyColors(tenant.look),
    headings: tenant.look.family ?? DEFAULT_HEADING_FAMILY,
    mark: tenant.mark_url,
  };
}
