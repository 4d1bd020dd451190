import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { recordIdSchema } from '@brokerage/domain/ids/recordId';
import { CONSENT_NAMES } from '@brokerage/domain/preapproval/consent/consent';
import { applicationShape, type FieldName } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { STEPS } from '@brokerage/domain/preapproval/form/steps';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { currentCompany } from '../../../lib/company/companyStore.ts';
import { safeLocalStorage, safeSessionStorage } from '../../../lib/safeStorage.ts';
import { agreedVersion } from './agreedConsent.ts';
import { DETAILS_STEP, EMPTY_FORM, FIELD_NAMES, type FormValues, isCleared } from './formValues.ts';
import { DRAFT_KEY, REPORTED_KEY } from './storageKeys.ts';

/** Session storage key. */
const CONSENTS_KEY = 'preapproval_consents';
const VERSION = 1;
const KEPT_DAYS = 30;

/** Returns a lenient schema for a saved answer: a draft may contain an incomplete email address. */
function savedAnswerSchema(field: FieldName): z.ZodType {
  switch (QUESTIONS[field].kind) {
    case 'text':
      return z.string().max(5000);
    case 'money':
    case 'rate':
    case 'number':
      return z.union([z.number(), z.string().max(5000)]);
    case 'officer':
      return recordIdSchema.nullable();
    default:
      return applicationShape[field];
  }
}

const isConsent = (field: FieldName) => (CONSENT_NAMES as readonly string[]).includes(field);

/** The fields that a draft saves and tabs share. Consents last only for one tab's session. */
export const DRAFT_FIELDS = FIELD_NAMES.filter((field) => !isConsent(field));

const draftSchema = z.object({
  version: z.literal(VERSION),
  id: clientIdSchema,
  started_at: z.iso.datetime(),
  saved_at: z.iso.datetime(),
  step: z.int().min(1).max(STEPS.length),
  details_for: applicationShape.purpose.optional(),
  values: z.object(
    Object.fromEntries(DRAFT_FIELDS.map((field) => [field, savedAnswerSchema(field).optional()])),
  ),
});

/** An application in progress. */
export interface ApplicationDraft {
  /** Also the submission's id, so that each draft creates one record. */
  id: string;
  startedAt: Date;
  /** Set if the draft was loaded from this browser. */
  savedAt?: Date;
  step: number;
  /** The purpose for which step 4 was completed; another purpose has other questions there. */
  detailsFor?: FormValues['purpose'];
  values: FormValues;
}

const sessionConsentsSchema = z.object({
  /** The draft's id. */
  id: clientIdSchema,
  /** The version of the wording that was agreed to; consents to another version don't count. */
  version: z.string(),
  values: z.object(Object.fromEntries(CONSENT_NAMES.map((name) => [name, z.boolean().optional()]))),
});

/** Loads the consents given for this draft in this tab. */
function loadConsents(id: string): FormValues {
  const { data: stored } = sessionConsentsSchema.safeParse(safeSessionStorage.getJson(CONSENTS_KEY));
  const { consent } = currentCompany();
  if (stored?.id !== id || stored.version !== consent.version) return {};
  return { ...stored.values, agreed_consent: consent };
}

function saveConsents(id: string, values: FormValues): void {
  const version = agreedVersion(values);
  safeSessionStorage.setJson(CONSENTS_KEY, { id, version, values: pick(values, isConsent) });
}

const pick = (values: FormValues, wanted: (field: FieldName) => boolean): FormValues =>
  Object.fromEntries(
    FIELD_NAMES.filter((field) => wanted(field) && !isCleared(values[field])).map((field) => [
      field,
      values[field],
    ]),
  );

/** Returns an empty draft with a new id. */
export function newDraft(now: Date): ApplicationDraft {
  return { id: nanoid(), startedAt: now, step: 1, values: { ...EMPTY_FORM } };
}

/** Returns whether this browser has a saved draft, even an unreadable one. */
export const hasDraft = (): boolean => safeLocalStorage.getItem(DRAFT_KEY) !== null;

/** Loads the draft saved in this browser, with consents only from this tab's session. Discards one that is too old or unreadable. */
export function loadDraft(now: Date): ApplicationDraft | undefined {
  if (!hasDraft()) return undefined;
  const parsed = draftSchema.safeParse(safeLocalStorage.getJson(DRAFT_KEY));
  if (!parsed.success) {
    // Log paths only: the answers are personal data.
    const where = parsed.error.issues.map(({ path }) => path.join('.') || '(all)').join(', ');
    console.warn(`A saved application could not be read and was discarded: ${where}`);
    clearDraft();
    return undefined;
  }
  const { id, started_at, saved_at, step, details_for, values } = parsed.data;
  const savedAt = new Date(saved_at);
  if (now.getTime() - savedAt.getTime() > KEPT_DAYS * DAY_MS) {
    console.warn(`A saved application was older than ${KEPT_DAYS} days and was discarded`);
    clearDraft();
    return undefined;
  }
  return {
    id,
    startedAt: new Date(started_at),
    savedAt,
    step,
    // Older drafts don't have this field.
    detailsFor: details_for ?? (step > DETAILS_STEP ? (values as FormValues).purpose : undefined),
    values: { ...EMPTY_FORM, ...(values as FormValues), ...loadConsents(id) },
  };
}

/** Saves the draft in this browser. Returns false if storage is unavailable or full. */
export function saveDraft(draft: ApplicationDraft, now: Date): boolean {
  const { id, startedAt, step, detailsFor, values } = draft;
  saveConsents(id, values);
  const content = {
    version: VERSION,
    id,
    started_at: startedAt.toISOString(),
    saved_at: now.toISOString(),
    step,
    details_for: detailsFor,
    values: pick(values, (field) => !isConsent(field)),
  };
  return safeLocalStorage.setJson(DRAFT_KEY, content);
}

export function clearDraft(): void {
  safeLocalStorage.removeItem(DRAFT_KEY);
  safeLocalStorage.removeItem(REPORTED_KEY);
  safeSessionStorage.removeItem(CONSENTS_KEY);
}

/** Returns whether this browser allows storage. */
export function canSaveDrafts(): boolean {
  const probe = `${DRAFT_KEY}_probe`;
  const canSave = safeLocalStorage.setItem(probe, '1');
  safeLocalStorage.removeItem(probe);
  return canSave;
}
