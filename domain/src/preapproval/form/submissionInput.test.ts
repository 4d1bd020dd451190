import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CONSENT_PAGE, consentBoxes } from '../consent/consent.ts';
import { FIRST_CONSENT, firstConsent } from '../consent/consentVersion.ts';
import { buildSubmission, submissionInputSchema, toRouting } from './submissionInput.ts';

const answers = {
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: 'rosa@borrower.example',
  mobile: '(201) 555-0147',
  sms_opt_in: false,
  consent_tcpa: true,
  soft_pull_consent: false,
  purpose: 'Refinance',
  occupancy: 'Primary',
  property_type: 'SFR',
  property_location: 'Clifton, NJ',
  est_value_or_price: 525_000,
  credit_score_range: '700-739',
  employment_status: 'employed-w2',
  monthly_income_gross: 9_800,
  residency_status: 'citizen',
  co_borrower: false,
  working_with_lo: false,
};
const meta = {
  id: 'a'.repeat(21),
  call_secret: 'b'.repeat(32),
  consent_version: FIRST_CONSENT,
  consent_page: CONSENT_PAGE,
  elapsed_ms: 60_000,
  website: '',
};

describe('toRouting', () => {
  it('follows working_with_lo', () => {
    expect(toRouting({ working_with_lo: true, lo_assigned_id: 'lo-1' })).toEqual({ lo_assigned_id: 'lo-1' });
    expect(toRouting({ working_with_lo: true })).toEqual({ lo_assigned_id: null });
    expect(toRouting({ working_with_lo: false, lo_assigned_id: 'lo-1' })).toEqual({
      lo_assigned_id: null,
      route_to: 'General',
    });
  });
});

describe('buildSubmission', () => {
  it('omits hidden and blank answers, and follows the contract', () => {
    const body = buildSubmission(
      {
        ...answers,
        purchase_price: 1,
        agent_name: 'Tom',
        cash_out: false,
        cash_out_amount: 9,
        other_income: ' ',
      },
      { utm_source: 'flyer' },
      meta,
    );
    expect(body).toEqual({
      ...answers,
      ...meta,
      cash_out: false,
      utm_source: 'flyer',
      lo_assigned_id: null,
      route_to: 'General',
    });
    expect(submissionInputSchema.safeParse(body).success).toBe(true);
  });

  it('sends the chosen officer and no route', () => {
    const body = buildSubmission({ ...answers, working_with_lo: true, lo_assigned_id: 'lo-1' }, {}, meta);
    expect(body.lo_assigned_id).toBe('lo-1');
    expect(body).not.toHaveProperty('route_to');
  });

  it('throws the issues of an incomplete application', () => {
    expect(() => buildSubmission({ ...answers, email: '' }, {}, meta)).toThrow(z.ZodError);
  });
});

describe('submissionInputSchema', () => {
  it('rejects unknown keys and foreign ids', () => {
    const body = buildSubmission(answers, {}, meta);
    for (const change of [
      { tenant_id: 'other' },
      { id: '../x' },
      { call_secret: 'short' },
      { elapsed_ms: -1 },
    ])
      expect(submissionInputSchema.safeParse({ ...body, ...change }).success, JSON.stringify(change)).toBe(
        false,
      );
  });
});

describe('consent wording', () => {
  it('is stored with the state of each box', () => {
    const boxes = consentBoxes(firstConsent('Bayside Home Loans').texts, {
      consent_tcpa: true,
      sms_opt_in: false,
      soft_pull_consent: true,
    });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
  });
});
