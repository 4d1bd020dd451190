import * as z from 'zod';
import type { ConsentName, ConsentTexts } from './consent.ts';

/** What each consent is about, for the authors of its wording. */
export const CONSENT_LABELS: Record<ConsentName, string> = {
  consent_tcpa: 'Contact about the inquiry',
  sms_opt_in: 'Text messages',
  soft_pull_consent: 'Soft credit inquiry',
};

/** Placeholder for the company's name in a wording. */
export const COMPANY_PLACEHOLDER = '{company}';

const textsSchema = z.object({
  consent_tcpa: z.string(),
  sms_opt_in: z.string(),
  soft_pull_consent: z.string(),
});

/**
 * One published version of the text next to the consent boxes. It never changes, so that a receipt can always be read back (47 CFR
 * 64.1200(f)(9); E-SIGN, 15 USC 7001): different wording, or a different company name, is another version.
 */
export const consentVersionSchema = z.object({
  /** The date of publication in the company's time zone, and its number on that day after the first: 2026-11-23-2. */
  version: z.string(),
  /** As written: `{company}` is a placeholder for the company's name. */
  wording: textsSchema,
  /** Exactly as applicants read it. */
  texts: textsSchema,
  /** Null for the default version. */
  published_at: z.date().nullable(),
  published_by_user_id: z.string().nullable(),
  /** The publisher's name at that time; blank for the wording that companies start with. */
  published_by_name: z.string(),
});
export type ConsentVersion = z.output<typeof consentVersionSchema>;

/** What the company's record stores of the current version. */
export const presentConsentSchema = consentVersionSchema.pick({ version: true, wording: true, texts: true });
export type PresentConsent = z.output<typeof presentConsentSchema>;

/** Versions per page of the list; firestore.rules rejects longer queries. */
export const CONSENT_PAGE_LIMIT = 50;

/** The default version. */
export const FIRST_CONSENT = '2026-11';

/**
 * The wording that companies start with. Never edit it: applicants have agreed to these words. The required box covers
 * contact about this inquiry only; automated texts stay optional, because consent to them may not be a condition of a purchase (47 CFR 64.1200(f)(9)(i)(B)).
 * Applicants may withdraw it in any reasonable way, not by STOP alone (47 CFR 64.1200(a)(10), in effect since April 11, 2025; its
 * extension to all other messages of a sender was put off to April 11, 2026, as read on November 28, 2026).
 */
export const DEFAULT_WORDING: ConsentTexts = {
  consent_tcpa: `I agree that ${COMPANY_PLACEHOLDER} may contact me by phone and email about this inquiry. Consent is not a condition of approval.`,
  sms_opt_in:
    'Also send me text messages about my application, which may be sent automatically. Message and data rates may apply, and consent is not a condition of approval. Reply STOP at any time.',
  soft_pull_consent:
    'I authorize a soft credit inquiry to help estimate my options. A soft inquiry will not affect my credit score.',
};

/** Returns a wording with the company's name, as applicants read it. */
export function toConsentTexts(wording: ConsentTexts, companyName: string): ConsentTexts {
  const read = (name: ConsentName) => wording[name].replaceAll(COMPANY_PLACEHOLDER, () => companyName);
  return {
    consent_tcpa: read('consent_tcpa'),
    sms_opt_in: read('sms_opt_in'),
    soft_pull_consent: read('soft_pull_consent'),
  };
}

/** Returns the default version with the company's name. */
export const firstConsent = (companyName: string): PresentConsent => ({
  version: FIRST_CONSENT,
  wording: DEFAULT_WORDING,
  texts: toConsentTexts(DEFAULT_WORDING, companyName),
});

/** Returns the wording that a company's applicants currently read. */
export const presentConsent = (tenant: {
  company_name: string;
  consent: PresentConsent | null;
}): PresentConsent => tenant.consent ?? firstConsent(tenant.company_name);

const VERSION = /^(\d{4}-\d{2}-\d{2})(?:-(\d+))?$/;

/**
 * Returns the name of the next version, published on `today` (2026-11-23). If the company's clock was set back, continues numbering the
 * previous date.
 */
export function nextConsentVersion(version: string, today: string): string {
  const [, day = '', number = '1'] = VERSION.exec(version) ?? [];
  return day < today ? today : `${day}-${Number(number) + 1}`;
}
