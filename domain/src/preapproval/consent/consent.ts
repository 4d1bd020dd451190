/** The consent boxes of the questionnaire: calls under the TCPA, text messages, and a soft credit inquiry. */
export const CONSENT_NAMES = ['consent_tcpa', 'sms_opt_in', 'soft_pull_consent'] as const;
export type ConsentName = (typeof CONSENT_NAMES)[number];

/** The text next to each consent box. */
export type ConsentTexts = Record<ConsentName, string>;

/** The form's message if the wording has changed since the boxes were shown. */
export const CONSENT_OUTDATED = 'Our wording has changed. Please read this again and check the box.';

/** The message of a page opened before the wording had versions, which can't show another one. */
export const CONSENT_PAGE_OUTDATED =
  'Our wording has changed. Please reload this page, read it again and check the box. Your answers are saved.';

/** The page of the site that shows the boxes; the receipt names it. */
export const CONSENT_PAGE = '/pre-approval' as const;

/** One box of the form as it was when the applicant pressed Submit. */
export interface ConsentBox {
  name: ConsentName;
  text: string;
  checked: boolean;
}

/** Returns the boxes as shown and answered, for the receipt. */
export const consentBoxes = (
  texts: ConsentTexts,
  answers: Record<ConsentName, boolean>,
): readonly ConsentBox[] =>
  CONSENT_NAMES.map((name) => ({ name, text: texts[name], checked: answers[name] }));
