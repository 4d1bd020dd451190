export type ConsentName = 'consent_tcpa' | 'sms_opt_in' | 'soft_pull_consent';

/** Stands in a wording for the company's name, as it is when the applicant submits. */
const COMPANY = '{company}';

/**
 * The words beside each consent box, by version; a receipt keeps the text that was shown. A wording that anyone has agreed to is never edited:
 * a change is a new version, so that a receipt can always be read back (47 CFR 64.1200(f)(9); E-SIGN, 15 USC 7001).
 * The required box covers contact about this inquiry only; automated texts stay optional, because consent to
 * them may not be a condition of a purchase (47 CFR 64.1200(f)(9)(i)(B)).
 */
const CONSENT_WORDINGS = {
  '2026-11': {
    consent_tcpa: `I agree that ${COMPANY} may contact me by phone and email about this inquiry. Consent is not a condition of approval.`,
    sms_opt_in:
      'Also send me text messages about my application, which may be sent automatically. Message and data rates may apply, and consent is not a condition of approval. Reply STOP at any time.',
    soft_pull_consent:
      'I authorize a soft credit inquiry to help estimate my options. A soft inquiry will not affect my credit score.',
  },
} as const satisfies Record<string, Record<ConsentName, string>>;

export type ConsentVersion = keyof typeof CONSENT_WORDINGS;
export const CONSENT_VERSIONS = Object.keys(CONSENT_WORDINGS) as [ConsentVersion, ...ConsentVersion[]];
/** The wording shown today. */
export const CURRENT_CONSENT: ConsentVersion = '2026-11';
export const CONSENT_NAMES: readonly ConsentName[] = ['consent_tcpa', 'sms_opt_in', 'soft_pull_consent'];

/** What the form says when the company's name has changed since the boxes were shown. */
export const CONSENT_OUTDATED = 'Our company name has changed. Please read this again and check the box.';

/** The page of the site on which the boxes stand; the receipt names it. */
export const CONSENT_PAGE = '/pre-approval' as const;

/** One box of the form as it was when the applicant pressed Submit. */
export interface ConsentBox {
  name: ConsentName;
  text: string;
  checked: boolean;
}

/** Returns the text beside a consent box for a company of that name. */
export const consentText = (version: ConsentVersion, name: ConsentName, companyName: string): string =>
  CONSENT_WORDINGS[version][name].replaceAll(COMPANY, () => companyName);

/** The boxes as shown and answered, for the receipt. */
export function consentBoxes(
  version: ConsentVersion,
  companyName: string,
  answers: Record<ConsentName, boolean>,
): readonly ConsentBox[] {
  return CONSENT_NAMES.map((name) => ({
    name,
    text: consentText(version, name, companyName),
    checked: answers[name],
  }));
}
