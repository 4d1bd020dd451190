import * as z from 'zod';
import { requiredLine } from '../../text/lines.ts';
import type { ConsentName } from './consent.ts';
import { COMPANY_PLACEHOLDER } from './consentVersion.ts';

/** Characters: about as long as a paragraph that people still read. */
export const CONSENT_TEXT_MAX = 600;

/** What each text has to include, and the error if it doesn't. */
const NEEDED: Record<ConsentName, readonly [RegExp, string][]> = {
  consent_tcpa: [
    [/\{company\}/, `Write ${COMPANY_PLACEHOLDER} where your company’s name belongs`],
    [/not (a|required as a) condition/i, 'Say that consent is not a condition of approval'],
  ],
  sms_opt_in: [
    [/message and data rates may apply/i, 'Say that message and data rates may apply'],
    [/not (a|required as a) condition/i, 'Say that consent is not a condition of approval'],
    [/\bSTOP\b/, 'Say that a reply of STOP ends the messages'],
  ],
  soft_pull_consent: [
    [/soft/i, 'Say that it is a soft inquiry'],
    [/(not|n’t|n't) affect/i, 'Say that a soft inquiry will not affect the credit score'],
  ],
};

/** Characters in the font of the receipts. */
const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€]*$/;

const consentText = (name: ConsentName) =>
  requiredLine(CONSENT_TEXT_MAX, 'Text')
    .superRefine((text, context) => {
      for (const [needed, message] of NEEDED[name]) {
        if (!needed.test(text)) context.addIssue({ code: 'custom', message });
      }
    })
    .refine((text) => PRINTABLE.test(text), 'Use letters, digits and common punctuation only')
    // Anything else in braces would be printed unchanged.
    .refine((text) => !/[{}]/.test(text.replaceAll(COMPANY_PLACEHOLDER, '')), {
      message: `Use braces in ${COMPANY_PLACEHOLDER} only`,
    });

/**
 * A wording as validated by its form: it needs the phrases without which a consent would not be valid (47 CFR 64.1200(f)(9)(i), and CTIA's
 * Messaging Principles for texts).
 */
export const consentWordingSchema = z.strictObject({
  consent_tcpa: consentText('consent_tcpa'),
  sms_opt_in: consentText('sms_opt_in'),
  soft_pull_consent: consentText('soft_pull_consent'),
});
export type ConsentWording = z.output<typeof consentWordingSchema>;

export const consentCallables = {
  /** Publishes another wording for future applicants. `version`: the one that it replaces. */
  'publish-consent-wording': {
    input: z.strictObject({ version: z.string().max(40), wording: consentWordingSchema }),
    output: z.object({ version: z.string() }),
  },
} as const;
