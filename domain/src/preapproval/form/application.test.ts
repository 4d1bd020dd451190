import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { readStoredAnswers } from '../record/readStoredAnswers.ts';
import {
  APPLICATION_DEFAULTS,
  applicationSchema,
  applicationShape,
  type FieldName,
  firstYearCounted,
  LIMITS,
} from './application.ts';

const valid = {
  ...APPLICATION_DEFAULTS,
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: 'rosa@borrower.example',
  mobile: '(201) 555-0147',
  consent_tcpa: true,
  purpose: 'Purchase',
  occupancy: 'Primary',
  property_type: 'SFR',
  property_location: 'Clifton, NJ',
  est_value_or_price: 525_000,
  purchase_price: 525_000,
  credit_score_range: '700-739',
  employment_status: 'employed-w2',
  monthly_income_gross: 9_800,
  residency_status: 'citizen',
};

function messages(changes: object): Record<string, string> {
  const parsed = applicationSchema.safeParse({ ...valid, ...changes });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('applicationSchema', () => {
  it('accepts the smallest complete application', () => expect(messages({})).toEqual({}));

  it.each<[FieldName, unknown, string]>([
    ['first_name', '', 'First name is required'],
    ['first_name', '   ', 'First name is required'],
    ['first_name', undefined, 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['email', '', 'Invalid email address'],
    ['email', undefined, 'Invalid email address'],
    ['email', 'rosa@', 'Invalid email address'],
    ['mobile', '', 'Valid phone number required'],
    ['mobile', undefined, 'Valid phone number required'],
    ['mobile', '201555014', 'Valid phone number required'],
    ['mobile', '(201) 555-014', 'Valid phone number required'],
    ['mobile', 'call me maybe', 'Valid phone number required'],
    ['mobile', '2'.repeat(21), 'Valid phone number required'],
    ['mobile', '000-000-0000', 'Valid phone number required'],
    ['mobile', '+1 (201) 055-0147', 'Valid phone number required'],
    ['agent_phone', '123-555-0147', 'Valid phone number required'],
    ['consent_tcpa', false, 'You must agree to continue'],
    ['consent_tcpa', undefined, 'You must agree to continue'],
    ['property_type', undefined, 'Property type is required'],
    ['property_type', 'Castle', 'Property type is required'],
    ['property_location', '', 'Property location is required'],
    ['est_value_or_price', undefined, 'Value/price is required'],
    ['est_value_or_price', 0, 'Value/price is required'],
    ['est_value_or_price', 0.99, 'Value/price is required'],
    ['est_value_or_price', Number.NaN, 'Value/price is required'],
    ['est_value_or_price', '525000', 'Value/price is required'],
    ['credit_score_range', undefined, 'Credit score range is required'],
    ['employment_status', undefined, 'Employment status is required'],
    ['monthly_income_gross', undefined, 'Monthly income is required'],
    ['monthly_income_gross', 0, 'Monthly income is required'],
    ['residency_status', undefined, 'Residency status is required'],
    ['purchase_price', undefined, 'Purchase price is required'],
    ['down_payment', 525_000.01, 'Down payment cannot be more than the purchase price'],
    ['agent_phone', '555', 'Valid phone number required'],
    ['current_rate', 6.8755, 'Use at most three decimals'],
    ['current_rate', '6,25', 'Enter a rate such as 6.25 or 6.875'],
    ['down_payment', 60_000.005, 'Use at most two decimals'],
    ['down_payment', '20%', 'Enter an amount in dollars, not a percentage'],
    ['est_value_or_price', '450.000', 'Enter dollars such as 450,000 or 450,000.50; 450k works, too'],
    ['down_payment', -1, 'Enter 0 or more'],
    ['agent_name', '123-45-6789', 'Please take out the number that looks like a Social Security number'],
    [
      'property_location',
      'Clifton, 123 45 6789',
      'Please take out the number that looks like a Social Security number',
    ],
    [
      'other_income',
      'Benefits, SSN 123-45-6789',
      'Please take out the number that looks like a Social Security number',
    ],
    ['co_borrower_details', '4111111111111111', 'Please take out the number that looks like a card number'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual({ [field]: message });
  });

  it.each(['purpose', 'occupancy', 'working_with_lo'] as const)('requires %s', (field) => {
    expect(messages({ [field]: undefined, purchase_price: 1 })).toHaveProperty(field);
    expect(messages({ [field]: 'Rent', purchase_price: 1 })).toHaveProperty(field);
  });

  it.each<[FieldName, (length: number) => string, number]>([
    ['first_name', (length) => 'a'.repeat(length), LIMITS.name],
    ['last_name', (length) => 'a'.repeat(length), LIMITS.name],
    ['email', (length) => `${'a'.repeat(length - '@example.com'.length)}@example.com`, LIMITS.email],
    ['mobile', (length) => '2'.repeat(length), LIMITS.phoneMax],
    ['property_location', (length) => 'a'.repeat(length), LIMITS.location],
    ['other_income', (length) => 'a'.repeat(length), LIMITS.freeText],
  ])('enforces the limit of %s', (field, make, limit) => {
    expect(messages({ [field]: make(limit) })).toEqual({});
    expect(messages({ [field]: make(limit + 1) })).toHaveProperty(field);
  });

  it.each([
    ['current_rate', 6.875],
    ['down_payment', 60_000.07],
    ['monthly_income_gross', 999_999_999.99],
    ['years_in_line_of_work', 7.5],
  ])('accepts %s of %j as is', (field, value) => expect(messages({ [field]: value })).toEqual({}));

  it('accepts phone numbers of 10 to 20 characters, with country code or extension', () => {
    for (const mobile of [
      '2015550147',
      '201-555-0147',
      '+1 (201) 555-0147',
      '+44 20 7946 0958',
      '2015550147 x12',
    ])
      expect(messages({ mobile }), mobile).toEqual({});
  });

  it('reads a stored number that can’t be dialed', () =>
    expect(readStoredAnswers({ mobile: '000-000-0000' })).toEqual({ mobile: '000-000-0000' }));

  it('accepts a credit event of the last seven years, but none in the future', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') });
    const year = 2026;
    const event = (recent_derogatory_year: number) =>
      messages({ recent_derogatory: 'bankruptcy', recent_derogatory_year }).recent_derogatory_year;
    expect(event(year)).toBeUndefined();
    expect(event(year - 7)).toBeUndefined();
    expect(event(1850)).toBe(`Enter ${year - 7} or later. We only ask about the last 7 years.`);
    expect(event(year - 8)).toBe(`Enter ${year - 7} or later. We only ask about the last 7 years.`);
    expect(event(year + 1)).toBe('Year cannot be in the future');
    expect(event(year - 0.5)).toBe('Enter a whole number');
    expect(firstYearCounted(new Date())).toBe(2019);
    // In the evening of December 31, it is already next year in UTC.
    vi.setSystemTime(new Date('2026-12-31T21:00-05:00'));
    expect(event(2027)).toBe('Year cannot be in the future');
    expect(event(2019)).toBeUndefined();
    // In New Jersey the year has begun, in Hawaii it hasn't.
    vi.setSystemTime(new Date('2027-01-01T01:00-05:00'));
    expect(event(2027)).toBeUndefined();
    expect(event(2019)).toBeUndefined();
    vi.useRealTimers();
  });

  it('reports all issues at once, including those about several answers', () => {
    expect(Object.keys(messages({ first_name: '', down_payment: 600_000 })).sort()).toEqual([
      'down_payment',
      'first_name',
    ]);
  });

  it('requires no purchase price for other purposes', () => {
    for (const purpose of ['Refinance', 'HELOC/Other'])
      expect(messages({ purpose, purchase_price: undefined })).toEqual({});
  });

  it('treats a blank optional answer as missing', () => {
    const blank = { ...valid, agent_name: '  ', agent_phone: '', other_income: '' };
    const parsed = applicationSchema.parse(blank);
    expect([parsed.agent_name, parsed.agent_phone, parsed.other_income]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('rejects text that can’t be read or stored', () => {
    for (const first_name of ['Ro\u0000sa', 'Ro\nsa', 'Ro\u2028sa', 'Ro\ud800sa'])
      expect(messages({ first_name }), JSON.stringify(first_name)).toHaveProperty('first_name');
    expect(messages({ other_income: 'half \udfff' })).toHaveProperty('other_income');
    expect(messages({ first_name: 'Zoë 李 👩‍👧' })).toEqual({});
  });

  it('rejects other fields, and always a Social Security number', () => {
    for (const field of ['ssn', 'social_security_number', 'tax_id', 'date_of_birth'])
      expect(messages({ [field]: '078-05-1120' })).not.toEqual({});
    for (const field of Object.keys(applicationShape))
      expect(field).not.toMatch(/ssn|social|tax_?id|itin|birth|race|sex/i);
  });

  it('never returns NaN, whatever the input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...objectKeys(applicationShape)), fc.anything(), (field, value) => {
        const parsed = applicationSchema.safeParse({ ...valid, [field]: value });
        if (!parsed.success) return;
        for (const answer of Object.values(parsed.data))
          if (typeof answer === 'number') expect(Number.isFinite(answer) && answer >= 0).toBe(true);
      }),
    );
  });
});
