import { describe, expect, it } from 'vitest';
import { CONSENT_NAMES } from './consent.ts';
import { consentWordingSchema } from './consentCallables.ts';
import {
  DEFAULT_WORDING,
  firstConsent,
  nextConsentVersion,
  presentConsent,
  toConsentTexts,
} from './consentVersion.ts';

describe('the texts of a version', () => {
  it('name the company exactly', () => {
    const { texts } = firstConsent('Bayside & $1 Loans');
    expect(texts.consent_tcpa).toMatch(/^I agree that Bayside & \$1 Loans may contact me/);
    expect(texts.sms_opt_in).toBe(DEFAULT_WORDING.sms_opt_in);
  });

  it('are the published ones, whatever the company’s current name', () => {
    const consent = { ...firstConsent('Bayside Home Loans'), version: '2026-11-23' };
    expect(presentConsent({ company_name: 'Harborview Lending', consent })).toBe(consent);
    expect(presentConsent({ company_name: 'Harborview Lending', consent: null })).toEqual(
      firstConsent('Harborview Lending'),
    );
  });
});

it.each([
  ['2026-11', '2026-11-23', '2026-11-23'],
  ['2026-11-22', '2026-11-23', '2026-11-23'],
  ['2026-11-22-4', '2026-11-23', '2026-11-23'],
  ['2026-11-23', '2026-11-23', '2026-11-23-2'],
  ['2026-11-24', '2026-11-23', '2026-11-24-2'],
  ['2026-11-23-9', '2026-11-23', '2026-11-23-10'],
])('after %s, published on %s: %s', (version, today, next) => {
  expect(nextConsentVersion(version, today)).toBe(next);
});

describe('consentWordingSchema', () => {
  const issues = (changes: object) =>
    consentWordingSchema
      .safeParse({ ...DEFAULT_WORDING, ...changes })
      .error?.issues.map(({ message }) => message) ?? [];

  it('accepts the wording that companies start with', () => {
    expect(issues({})).toEqual([]);
    expect(toConsentTexts(DEFAULT_WORDING, 'Bayside').consent_tcpa).not.toContain('{');
  });

  it.each(CONSENT_NAMES)('rejects %s without its required content', (name) => {
    expect(issues({ [name]: 'Yes, please.' }).length).toBeGreaterThan(0);
    expect(issues({ [name]: '' })).toContain('Text is required');
  });

  it('rejects what a receipt can’t print', () => {
    for (const odd of ['你好', '☐', '🏠', 'Łódź']) {
      expect(issues({ sms_opt_in: `${DEFAULT_WORDING.sms_opt_in} ${odd}` })).toEqual([
        'Use letters, digits and common punctuation only',
      ]);
    }
    expect(issues({ sms_opt_in: `${DEFAULT_WORDING.sms_opt_in} “Él no – sí…” §1 ½ €` })).toEqual([]);
  });

  it('rejects unknown placeholders and overly long texts', () => {
    expect(issues({ consent_tcpa: `${DEFAULT_WORDING.consent_tcpa} {name}` })).toEqual([
      'Use braces in {company} only',
    ]);
    expect(issues({ sms_opt_in: `${DEFAULT_WORDING.sms_opt_in} ${'x'.repeat(600)}` })).toHaveLength(1);
  });
});
