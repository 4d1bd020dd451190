import { tenantSchema } from '@brokerage/domain/company/tenant';
import { consentBoxes } from '@brokerage/domain/preapproval/consent/consent';
import { firstConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { consentReceiptPdf } from './consentReceiptPdf.ts';

const tenant = tenantSchema.parse({
  id: 't',
  company_name: 'Larkfield Home Mortgage',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Mon-Fri 9AM-6PM',
  licence_lines: [],
  hosts: ['www.larkfield.example'],
});
const { version, texts } = firstConsent(tenant.company_name);
const receipt = {
  version,
  boxes: [
    ...consentBoxes(texts, {
      consent_tcpa: true,
      sms_opt_in: false,
      soft_pull_consent: false,
    }),
  ],
  created_at: new Date('2026-11-21T15:00:00Z'),
  ip_address: '203.0.113.1',
  user_agent: 'test',
  page: '/pre-approval',
};

it('has one page with title, author and language, and the same bytes for the same receipt', async () => {
  const bytes = await consentReceiptPdf(receipt, 'PA-AAAA-BBBB', tenant);
  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe('Consent receipt PA-AAAA-BBBB');
  expect(document.getAuthor()).toBe('Larkfield Home Mortgage');
  expect(
    Buffer.from(await consentReceiptPdf(receipt, 'PA-AAAA-BBBB', tenant)).equals(Buffer.from(bytes)),
  ).toBe(true);
});

it('continues on a second page for long wording', async () => {
  const long = { name: 'consent_tcpa', text: 'word '.repeat(2_000).trim(), checked: true };
  const bytes = await consentReceiptPdf({ ...receipt, boxes: [long] }, 'PA-AAAA-BBBB', tenant);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
});
