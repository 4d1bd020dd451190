import * as z from 'zod';
import { foldText } from '../../flyer/checks/foldText.ts';
import { formatAlternatives } from '../../text/formatList.ts';
import { requiredFreeText, requiredLine } from '../../text/lines.ts';
import type { ApplicantMailStatus } from './applicantMailStatuses.ts';

/** What a mail's words may name. None is from the answers: anybody can type somebody else's address. */
export const MAIL_PLACEHOLDERS = {
  reference: 'Reference number',
  company: 'Company name',
  phone: 'Company phone',
  officer: 'Assigned loan officer, or “our loan team”',
} as const;
export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;
export type MailValues = Record<MailPlaceholder, string>;

const isPlaceholder = (name: string): name is MailPlaceholder => Object.hasOwn(MAIL_PLACEHOLDERS, name);

/** In characters. */
export const APPLICANT_MAIL_LIMITS = { subject: 120, text: 2000 } as const;

const BRACES = /\{([^{}]*)\}|[{}]/g;
const listOfPlaceholders = formatAlternatives(Object.keys(MAIL_PLACEHOLDERS).map((name) => `{${name}}`));

/** Returns what is wrong with the placeholders of a text, or undefined. */
function findPlaceholderProblem(text: string): string | undefined {
  for (const [found, name] of text.matchAll(BRACES)) {
    if (name === undefined || !isPlaceholder(name)) {
      return `${found} isn’t available. Use ${listOfPlaceholders}.`;
    }
  }
  return undefined;
}

// A status on our desk isn't a lender's answer: 12 CFR 1026.24 and Regulation N forbid what could be taken for one.
// Nor is a promise of one: "you qualify", "you're eligible", "clear to close".
const DECISIONS = new RegExp(
  '(?<![\\p{L}])(?:pre-?\\s?)?(?:approve[ds]?|den(?:y|ies|ied)|decline[ds]?|qualif(?:y|ies|ied|ying)|guarantee[ds]?|eligible|' +
    'accepted|entitled|clear(?:ed)? to close|commit(?:ted|ment)? to (?:lend|lending)|promise[ds]?)(?![\\p{L}])',
  'u',
);

/** Returns what to say of a word that passes for a decision, also one in letters that only look like ours; or undefined. */
function findDecision(text: string): string | undefined {
  const folded = foldText(text);
  const found = DECISIONS.exec(folded.text);
  if (!found) return undefined;
  const word = folded.excerpt(found.index, found.index + found[0].length);
  return `Leave out “${word}”: this email can’t sound like a credit decision.`;
}

const checked = <S extends z.ZodType<string>>(schema: S) =>
  schema.superRefine((text, context) => {
    const message = findPlaceholderProblem(text) ?? findDecision(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

const templateSchema = z.strictObject({
  is_on: z.boolean(),
  subject: checked(requiredLine(APPLICANT_MAIL_LIMITS.subject, 'Subject')),
  text: checked(requiredFreeText(APPLICANT_MAIL_LIMITS.text, 'Text')),
});
export type ApplicantMailTemplate = z.output<typeof templateSchema>;

const forEachStatus = <S extends z.ZodType>(schema: S) =>
  z.strictObject({ in_progress: schema, approved: schema, withdrawn: schema } satisfies Record<
    ApplicantMailStatus,
    S
  >);

/** A company's mails to its applicants, one for each status, as they may be saved. */
export const applicantMailsSchema = forEachStatus(templateSchema);
export type ApplicantMails = z.output<typeof applicantMailsSchema>;

/** The same as they are stored: words that a later version refuses must not keep anybody from reading the settings. */
export const storedApplicantMailsSchema = forEachStatus(
  z.strictObject({ is_on: z.boolean(), subject: z.string(), text: z.string() }),
);

/** Returns whether a mail is on and its words may be sent. */
export const isSendable = (template: ApplicantMailTemplate): boolean =>
  template.is_on && templateSchema.safeParse(template).success;

/** What a company starts from: nothing is sent. */
export const DEFAULT_APPLICANT_MAILS: ApplicantMails = {
  in_progress: {
    is_on: false,
    subject: 'We’re working on your application {reference}',
    text: 'Hello,\n\nWe’ve started working on your application {reference}. Your contact is {officer}.\n\nQuestions? Call us at {phone}.',
  },
  approved: {
    is_on: false,
    subject: 'An update on your application {reference}',
    text: 'Hello,\n\nWe’ve finished our review of your application {reference}. Your contact, {officer}, will call you about the next steps.\n\nQuestions? Call us at {phone}.',
  },
  withdrawn: {
    is_on: false,
    subject: 'Your application {reference} is withdrawn',
    text: 'Hello,\n\nWe’ve closed your application {reference} as withdrawn. If that isn’t what you asked for, please call us at {phone}.',
  },
};

/** Puts the values in place of the placeholders, once: what a value says is never read as a placeholder. */
export const fillPlaceholders = (text: string, values: MailValues): string =>
  text.replaceAll(BRACES, (found, name: string | undefined) =>
    name !== undefined && isPlaceholder(name) ? values[name] : found,
  );
