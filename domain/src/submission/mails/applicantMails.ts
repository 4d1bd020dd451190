import * as z from 'zod';
import { foldText } from '../../flyer/checks/foldText.ts';
import { formatAlternatives } from '../../text/formatList.ts';
import { requiredFreeText, requiredLine } from '../../text/lines.ts';
import type { ApplicantMailStatus } from './applicantMailStatuses.ts';

/** Placeholders allowed in a mail. None is from the answers, because anybody can type somebody else's address. */
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

/** Returns the problem of a text's placeholders, or undefined. */
function findPlaceholderProblem(text: string): string | undefined {
  for (const [found, name] of text.matchAll(BRACES)) {
    if (name === undefined || !isPlaceholder(name)) {
      return `${found} isn’t available. Use ${listOfPlaceholders}.`;
    }
  }
  return undefined;
}

// A status in our portal isn't a lender's decision: 12 CFR 1026.24 and Regulation N forbid anything that could be taken for one. The same
// goes for promising one: "you qualify", "you're eligible", "clear to close".
const DECISIONS = new RegExp(
  '(?<![\\p{L}])(?:pre-?\\s?)?(?:approve[ds]?|den(?:y|ies|ied)|decline[ds]?|qualif(?:y|ies|ied|ying)|guarantee[ds]?|eligible|' +
    'accepted|entitled|clear(?:ed)? to close|commit(?:ted|ment)? to (?:lend|lending)|promise[ds]?)(?![\\p{L}])',
  'u',
);

/** Returns the message for a word that sounds like a decision, even in look-alike letters; or undefined. */
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

/** A company's mails to its applicants, one per status, as validated when saved. */
export const applicantMailsSchema = forEachStatus(templateSchema);
export type ApplicantMails = z.output<typeof applicantMailsSchema>;

/** The same as stored. More lenient, so that wording which a later version rejects doesn't make the settings unreadable. */
export const storedApplicantMailsSchema = forEachStatus(
  z.strictObject({ is_on: z.boolean(), subject: z.string(), text: z.string() }),
);

/** Returns whether a mail is on and its wording may be sent. */
export const isSendable = (template: ApplicantMailTemplate): boolean =>
  template.is_on && templateSchema.safeParse(template).success;

/** Initial value for a new company: nothing is sent. */
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

/** Replaces the placeholders by their values, once: placeholders inside a value aren't replaced. */
export const fillPlaceholders = (text: string, values: MailValues): string =>
  text.replaceAll(BRACES, (found, name: string | undefined) =>
    name !== undefined && isPlaceholder(name) ? values[name] : found,
  );
