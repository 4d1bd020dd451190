import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { paths } from '@brokerage/domain/paths';
import { firstYearCounted } from '@brokerage/domain/preapproval/form/application';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, post } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { validSubmission } from '../testing/validSubmission.ts';

const REQUIRED = [
  'id',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'consent_tcpa',
  'sms_opt_in',
  'soft_pull_consent',
  'purpose',
  'occupancy',
  'property_type',
  'property_location',
  'est_value_or_price',
  'purchase_price',
  'credit_score_range',
  'employment_status',
  'monthly_income_gross',
  'residency_status',
  'co_borrower',
  'working_with_lo',
  'consent_version',
  'consent_page',
  'elapsed_ms',
  'website',
] as const;
const TEXTS = [
  'first_name',
  'last_name',
  'property_location',
  'agent_name',
  'utm_source',
  'other_income',
] as const;
const NUMBERS = [
  'est_value_or_price',
  'purchase_price',
  'monthly_income_gross',
  'down_payment',
  'current_rate',
] as const;
const CHOICES = [
  'purpose',
  'occupancy',
  'property_type',
  'credit_score_range',
  'timeline',
  'consent_version',
] as const;

const wrongValue = fc.oneof(
  fc.constant(null),
  fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  fc.record({ $ne: fc.string(), toString: fc.string() }),
);
const script = fc.constantFrom(
  '<script>alert(1)</script>',
  '{{constructor}}',
  "'; DROP TABLE--",
  '../../x',
  '__proto__',
);

/** One valid application with exactly one thing wrong. */
const hostile = fc.oneof(
  fc.tuple(fc.constantFrom(...REQUIRED), wrongValue).map(([field, value]) => ({ [field]: value })),
  fc.constantFrom(...REQUIRED).map((field) => ({ [field]: undefined })),
  fc
    .tuple(fc.constantFrom(...TEXTS), fc.integer({ min: 1_001, max: 60_000 }))
    .map(([field, length]) => ({ [field]: 'x'.repeat(length) })),
  fc
    .tuple(fc.constantFrom(...TEXTS.slice(0, 4)), fc.constantFrom('\u0000', '\u001b[2J', '\u0085'))
    .map(([field, bad]) => ({ [field]: `a${bad}b` })),
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(-1, 1e12, '500000', true))
    .map(([field, value]) => ({ [field]: value })),
  fc.tuple(fc.constantFrom(...CHOICES), script).map(([field, value]) => ({ [field]: value })),
  fc
    .tuple(fc.constantFrom('id', 'email', 'mobile', 'lo_assigned_id'), script)
    .map(([field, value]) => ({ [field]: value, working_with_lo: true })),
  fc
    .tuple(
      fc.constantFrom('tenant_id', 'tenantId', 'status', 'created_at', 'ssn', 'role', 'owner_user_id'),
      fc.constantFrom('harborview', 'approved', 'x'),
    )
    .map(([field, value]) => ({ [field]: value })),
  fc.constantFrom(
    { first_name: '\u200b\u00ad' },
    { last_name: 'Del\u202egado' },
    { mobile: '(201)\r\n555-0147' },
    { mobile: '++++++2015550147' },
    { consent_page: '/pre-approval?x=1' },
    { consent_page: 'Call +1 900 555 0100' },
    { referrer: 'javascript:alert(1)' },
    { first_referrer: 'javascript:alert(1)' },
    { first_utm_source: 'x'.repeat(201) },
    { utm_source: 'a\u001b[2J' },
    { consent_tcpa: false },
    { down_payment: 525_001 },
    { website: 'x'.repeat(501) },
    { route_to: 'Elsewhere' },
  ),
  fc.constantFrom(
    { recent_derogatory: 'bankruptcy', recent_derogatory_year: new Date().getUTCFullYear() + 1 },
    { recent_derogatory: 'foreclosure', recent_derogatory_year: firstYearCounted(new Date()) - 1 },
  ),
);
const notAnObject = fc.constantFrom(null, [], 'text', 7, true, [validSubmission()]);

it('stores none of 200 hostile payloads and names the error in each', {
  timeout: 120_000,
}, async () => {
  const collections = [paths.submissions, paths.mail].flatMap(({ all }) => [
    all(PUBLIC_TENANT),
    all('harborview'),
  ]);
  const before = await Promise.all(collections.map(count));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 19, arbitrary: hostile }, { weight: 1, arbitrary: notAnObject }),
      async (wrong) => {
        const isChange = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong);
        const { status, body } = await post(
          'submit-preapproval',
          isChange ? { ...validSubmission(), ...wrong } : wrong,
        );
        expect(status).toBe(400);
        expect(body.error?.status).toBe('INVALID_ARGUMENT');
        const { issues } = errorDetailsSchema.parse(body.error?.details);
        expect(issues.length).toBeGreaterThan(0);
        if (isChange) {
          const named = issues.map((issue) => `${issue.path} ${issue.message}`).join('\n');
          expect(Object.keys(wrong).some((field) => named.includes(field))).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(await Promise.all(collections.map(count))).toEqual(before);
});

it.each([
  ['submit-preapproval', validSubmission({ first_name: 'Ro\ud800sa' })],
  ['submit-preapproval', validSubmission({ website: '\udfff' })],
  ['send-contact-message', { message: 'half \ud83d' }],
  ['open-shared-flyer', { shortCode: 'abCD23efGH45', referrer: 'https://a.example/\ud800' }],
  ['record-link-event', { shortCode: '\ud800' }],
  ['use-recovery-code', { email: 'a@b.example', password: '\ud800', code: '\ud800' }],
  ['get-directory', '\ud800'],
  ['get-loan-officers', '\ud800'],
])('%s rejects half a surrogate pair', async (name, data) => {
  const { status, body } = await post(name, data);
  expect(status).toBe(400);
  expect(body.error?.status).toBe('INVALID_ARGUMENT');
});
