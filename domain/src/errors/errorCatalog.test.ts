import { describe, expect, it } from 'vitest';
import { customerReviewErrors } from './customerReviewErrors.ts';
import { DomainError } from './DomainError.ts';
import { directoryErrors } from './directoryErrors.ts';
import { type ErrorCode, errorCatalog } from './errorCatalog.ts';
import { errorDetailsSchema } from './errorDetails.ts';
import { ERROR_STATUSES, type ErrorEntry } from './errorEntry.ts';
import { findingErrors } from './findingErrors.ts';
import { flyerErrors } from './flyerErrors.ts';
import { licenseErrors } from './licenseErrors.ts';
import { linkErrors } from './linkErrors.ts';
import { mailErrors } from './mailErrors.ts';
import { markErrors } from './markErrors.ts';
import { memberErrors } from './memberErrors.ts';
import { pictureErrors } from './pictureErrors.ts';
import { publicErrors } from './publicErrors.ts';
import { recallErrors } from './recallErrors.ts';
import { sessionErrors } from './sessionErrors.ts';
import { submissionErrors } from './submissionErrors.ts';
import { templateErrors } from './templateErrors.ts';

/** Sentences fixed by the product's description, and sentences composed of findings. */
const WITHOUT_PERIOD: readonly ErrorCode[] = [
  'flyer-not-found',
  'reason-required',
  'fields-missing',
  'flyer-not-renderable',
  'flyer-not-shareable',
  'pdf-failed',
];

/** Values for each sentence that needs some. */
const VALUES = {
  labels: ['Headline', 'Date'],
  count: 2,
  days: 30,
  problems: ['Headline: Too long.'],
  reasons: ['Headline: Locked but empty.'],
  missing: 'phone number',
  reason: 'Your company’s license expired.',
  name: 'Maya Torres',
};
const entries = Object.entries(errorCatalog) as [ErrorCode, ErrorEntry][];
const toSentence = ({ sentence }: ErrorEntry) =>
  typeof sentence === 'string' ? sentence : sentence(VALUES as never);

describe('the catalog of errors', () => {
  it.each(entries)('%s has a status, a title and a sentence', (code, entry) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ERROR_STATUSES).toContain(entry.status);
    expect(entry.title).toMatch(/^[A-Z].*[^.]$/);
    expect(toSentence(entry)).toMatch(WITHOUT_PERIOD.includes(code) ? /[^.]$/ : /^[A-Z].*\.$/);
  });

  it('has no sentence twice', () => {
    const sentences = entries.map(([, entry]) => toSentence(entry));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it('keeps all codes if two parts share one', () => {
    const parts = [
      publicErrors,
      sessionErrors,
      memberErrors,
      pictureErrors,
      flyerErrors,
      markErrors,
      submissionErrors,
      directoryErrors,
      licenseErrors,
      customerReviewErrors,
      recallErrors,
      findingErrors,
      linkErrors,
      mailErrors,
      templateErrors,
    ];
    expect(entries).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
  });
});

describe('DomainError', () => {
  it('takes status, title and sentence from the catalog', () => {
    const error = new DomainError('last-super-admin');
    expect(error).toMatchObject({
      name: 'DomainError',
      code: 'last-super-admin',
      status: 'failed-precondition',
      title: 'Last super administrator',
      message: 'Your company needs at least one active super administrator.',
      fields: [],
      issues: [],
    });
    expect(error).toBeInstanceOf(Error);
  });

  it('puts values into the sentence, and the sentence at each field', () => {
    const error = new DomainError('fields-missing', {
      values: { labels: ['Headline', 'Date'] },
      fields: ['headline', 'event_date'],
    });
    const message = 'Please fill in: Headline, Date';
    expect(error).toMatchObject({ title: 'Missing Required Fields', message });
    expect(error.issues).toEqual([
      { path: 'headline', message },
      { path: 'event_date', message },
    ]);
  });

  it('names each invalid field once, in order', () => {
    const issues = [
      { path: 'photo', message: 'Too dark' },
      { path: 'title', message: 'Too long' },
      { path: 'photo', message: 'Too small' },
    ];
    expect(new DomainError('invalid-argument', { issues })).toMatchObject({
      fields: ['photo', 'title'],
      issues,
    });
  });

  it('requires exactly the values that its sentence uses', () => {
    // @ts-expect-error: which fields?
    const missing = () => new DomainError('fields-missing');
    // @ts-expect-error: this sentence is fixed
    const fixed = () => new DomainError('flyer-changed', { values: { count: 1 } });
    // @ts-expect-error: no such code
    const unknown = () => new DomainError('flyer-on-fire');
    expect(missing).toThrow(TypeError);
    expect(fixed().message).toBe(flyerErrors['flyer-changed'].sentence);
    expect(unknown).toThrow(TypeError);
  });
});

describe('errorDetailsSchema', () => {
  it('reads error details from functions that sent no codes yet', () => {
    const issues = [{ path: 'email', message: 'Invalid email address' }];
    expect(errorDetailsSchema.parse({ issues })).toEqual({ fields: [], issues });
    expect(errorDetailsSchema.parse({ code: 'from-tomorrow' })).toMatchObject({ code: 'from-tomorrow' });
  });

  it.each([undefined, null, 'no', { issues: 'no' }])('ignores anything else: %j', (details) => {
    expect(errorDetailsSchema.safeParse(details).success).toBe(false);
  });
});
