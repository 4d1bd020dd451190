import { tenantSchema } from '@brokerage/domain/company/tenant';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import { submissionEventSchema } from '@brokerage/domain/submission/workflow/submissionEvent';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';
import type { createTextPdf, TextPdf } from '../../pdf/textPdf.ts';
import { applicationPdf, type PrintedApplication } from './applicationPdf.ts';

/** The written lines in order: headings as `# ...`, values as `label: value`. */
let written: string[];

vi.mock('../../pdf/textPdf.ts', async (original) => {
  const { createTextPdf: create } = await original<{ createTextPdf: typeof createTextPdf }>();
  const recorded = (facts: Parameters<typeof create>[0]): TextPdf => {
    const pdf = create(facts);
    written = [];
    return {
      ...pdf,
      write: (text, style) => {
        written.push(text);
        pdf.write(text, style);
      },
      heading: (text) => {
        written.push(`# ${text}`);
        pdf.heading(text);
      },
      fact: (label, value) => {
        written.push(`${label}: ${value}`);
        pdf.fact(label, value);
      },
    };
  };
  return { createTextPdf: recorded };
});
beforeEach(() => {
  written = [];
});

const at = new Date('2026-11-18T20:30:00Z');
const event = (changes: object) =>
  submissionEventSchema.parse({
    id: 'e',
    tenant_id: 't',
    n: 1,
    action: 'note',
    at,
    by_user_id: 'u',
    by_name: 'Ana Reyes',
    from_status: 'new',
    to_status: 'new',
    ...changes,
  });

const printed: PrintedApplication = {
  submission: submissionSchema.parse({
    id: 'one',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'in_progress',
    created_at: at,
    est_value_or_price: 420_000,
    reference_number: 'PA-AAAA-BBBB',
    lo_assigned_id: 'devon',
  }),
  answers: {
    first_name: 'Maya',
    last_name: 'Ortiz',
    purpose: 'Purchase',
    purchase_price: 400_000,
    down_payment: 80_000,
    monthly_income_gross: 10_000,
    monthly_debts_known: 1_500,
    est_value_or_price: 420_000,
    sms_opt_in: true,
  },
  receipt: {
    version: '2026-11',
    boxes: [
      { name: 'consent_tcpa', text: 'I agree to be called.', checked: true },
      { name: 'sms_opt_in', text: 'Text me.', checked: false },
    ],
    created_at: at,
    ip_address: '203.0.113.7',
    user_agent: 'Test',
    page: '/pre-approval',
  },
  events: [
    event({ n: 2, text: 'Called about W-2s', mentions: ['secret-uid'] }),
    event({ action: 'assign', officer_id: 'devon', officer_name: 'Devon Blake' }),
  ],
  officer: 'Devon Blake',
  tenant: tenantSchema.parse({
    id: 't',
    company_name: 'Testfield Lending',
    nmls_id: '1990099',
    phone: '(973) 555-0190',
    mailbox: 'hello@testfield.example',
    hours: '',
    licence_lines: [],
  }),
  exportedAt: new Date('2026-11-23T12:00:00Z'),
};

it('lists what an incomplete application is missing, and by when', async () => {
  const asked = { missing: 'Pay stubs', reply_by: '2026-12-11', reasons: ['application_incomplete'] };
  const outcome = {
    ...asked,
    at,
    text: '',
    said_by: null,
    duplicate_of: null,
    duplicate_reference: null,
  };
  await applicationPdf({
    ...printed,
    submission: { ...printed.submission, status: 'incomplete', outcome },
    events: [event({ action: 'mark_incomplete', to_status: 'incomplete', ...asked })],
  });
  expect(written).toEqual(expect.arrayContaining(['What’s missing: Pay stubs', 'Needed by: Dec 11, 2026']));
  expect(written.find((line) => line.includes('Status changed to Incomplete'))).toContain(
    'Missing: Pay stubs\nNeeded by Dec 11, 2026',
  );
});

it('shows when and how the notice was sent, and when it was due', async () => {
  const due_at = new Date('2026-12-19T04:59:59.999Z');
  const notice_sent = { due_at, sent_on: '2026-12-01', method: 'mailed', recorded_at: null } as const;
  const submission = { ...printed.submission, status: 'denied' };
  await applicationPdf({ ...printed, submission: { ...submission, notice_due_at: due_at } });
  expect(written).toContain('Notice to the applicant due: Dec 18, 2026');
  await applicationPdf({
    ...printed,
    submission: { ...submission, notice_sent },
    events: [event({ action: 'record_notice', notice_sent })],
  });
  expect(written).toContain('Notice to the applicant: Mailed Dec 1, 2026 (due Dec 18, 2026)');
  expect(written.find((line) => line.includes('Notice sent'))).toContain(
    'Notice sent\nMailed Dec 1, 2026 (due Dec 18, 2026)',
  );
});

it('has the answers by step, labeled estimates, consents and the timeline', async () => {
  const bytes = await applicationPdf(printed);
  expect((await PDFDocument.load(bytes)).getTitle()).toBe('Application PA-AAAA-BBBB');
  expect(written.filter((line) => line.startsWith('#'))).toEqual([
    '# Estimates',
    '# Contact Information & Consent',
    '# Your Goal & Scenario',
    '# Property Information',
    '# Purchase Details',
    '# Borrower Profile',
    '# Qualifying Information',
    '# Loan Officer Assignment',
    '# Consents',
    '# Timeline',
  ]);
  for (const line of [
    'Received: Nov 18, 2026, 3:30 PM ET',
    'Status: In progress',
    'Assigned to: Devon Blake',
    'Loan amount (estimate): $320,000',
    'Loan to value (estimate): 80%',
    'Debt to income before the new payment (estimate): 15%',
    'Purchase price: $400,000',
    'Agreed: I agree to be called.',
    'Not agreed: Text me.',
    'Nov 18, 2026, 3:30 PM ET\nAna Reyes: Note\nCalled about W-2s',
    'Nov 18, 2026, 3:30 PM ET\nAna Reyes: Assigned to Devon Blake',
    'Nov 18, 2026, 3:30 PM ET: Application received',
  ]) {
    expect(written).toContain(line);
  }
  expect(written.join('\n')).not.toMatch(/secret-uid|203\.0\.113/);
});

it('shows what’s missing: answers, receipt, officer, older entries', async () => {
  const events = Array.from({ length: 100 }, (_, index) => event({ id: `e${index}`, n: 200 - index }));
  const bytes = await applicationPdf({
    ...printed,
    answers: {},
    receipt: undefined,
    officer: undefined,
    events,
  });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(2);
  expect(written.filter((line) => line === 'No answers')).toHaveLength(7);
  expect(written).toContain('Assigned to: General team');
  expect(written).toContain('No consent receipt is stored for this application.');
  expect(written.at(-1)).toBe('Older entries are in the portal.');
  expect(written).not.toContain('# Estimates');
});
