import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ConsentReceipt } from '@brokerage/domain/preapproval/submission';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 72 } as const;
const INK = rgb(0.1, 0.12, 0.11);

/** Breaks at spaces so that no line is wider than the column. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The applicant's copy of what was agreed to: wording, boxes, time, version. Nothing that the applicant typed. */
export async function consentReceiptPdf(
  receipt: ConsentReceipt,
  reference: string,
  tenant: Tenant,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(`Consent receipt ${reference}`);
  document.setAuthor(tenant.company_name);
  document.setLanguage('en-US');
  document.setCreationDate(receipt.created_at);
  document.setModificationDate(receipt.created_at);

  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const write = (text: string, { font = regular, size = 11, indent = 0, after = 8 } = {}) => {
    for (const line of wrap(text, font, size, PAGE.width - 2 * PAGE.margin - indent)) {
      if (y < PAGE.margin) {
        page = document.addPage([PAGE.width, PAGE.height]);
        y = PAGE.height - PAGE.margin;
      }
      page.drawText(line, { x: PAGE.margin + indent, y, size, font, color: INK });
      y -= size * 1.45;
    }
    y -= after;
  };

  write(tenant.company_name, { font: bold, size: 18, after: 2 });
  write(`NMLS #${tenant.nmls_id}. Equal Housing Opportunity.`, { size: 9, after: 24 });
  write('Consent receipt', { font: bold, size: 14 });
  write(`Application ${reference}`, { after: 2 });
  write(`Given ${receipt.created_at.toISOString()} (UTC) on ${receipt.page}`, { after: 2 });
  write(`Wording version ${receipt.version}`, { after: 20 });
  for (const box of receipt.boxes) {
    write(box.checked ? 'Agreed' : 'Not agreed', { font: bold, after: 2 });
    write(box.text, { indent: 16, after: 14 });
  }
  write('You may withdraw a consent at any time:', { after: 2 });
  write(`${tenant.phone}, ${tenant.mailbox}`);
  return document.save();
}
