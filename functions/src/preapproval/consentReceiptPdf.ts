import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ConsentReceipt } from '@brokerage/domain/submission/submission';
import { createTextPdf } from '../pdf/textPdf.ts';

/** Returns the applicant's copy of what was agreed to: wording, boxes, time, version. Contains nothing that the applicant typed. */
export function consentReceiptPdf(
  receipt: ConsentReceipt,
  reference: string,
  tenant: Tenant,
): Promise<Uint8Array> {
  const { write, save } = createTextPdf({
    title: `Consent receipt ${reference}`,
    author: tenant.company_name,
    date: receipt.created_at,
  });
  write(tenant.company_name, { bold: true, size: 18, after: 2 });
  write(`NMLS #${tenant.nmls_id}. Equal Housing Opportunity.`, { size: 9, after: 24 });
  write('Consent receipt', { bold: true, size: 14 });
  write(`Application ${reference}`, { after: 2 });
  write(`Given ${receipt.created_at.toISOString()} (UTC) on ${receipt.page}`, { after: 2 });
  write(`Wording version ${receipt.version}`, { after: 20 });
  for (const box of receipt.boxes) {
    write(box.checked ? 'Agreed' : 'Not agreed', { bold: true, after: 2 });
    write(box.text, { indent: 16, after: 14 });
  }
  write('You may withdraw a consent at any time:', { after: 2 });
  write(`${tenant.phone}, ${tenant.mailbox}`);
  return save();
}
