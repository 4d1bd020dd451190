import { NEUTRALS } from '../company/readableLook.ts';
import { companySiteOrigin } from '../company/siteHost.ts';
import type { Tenant } from '../company/tenant.ts';
import { cell, escapeLine, link, row, type Styles, table, type } from '../signature/mailMarkup.ts';
import { type MailKind, mailKind } from './mailKinds.ts';
import { companyContactLine } from './memberMail.ts';

type MailBrand = Pick<Tenant, 'id' | 'company_name' | 'phone' | 'mailbox' | 'look' | 'hosts'>;

interface MailText {
  kind: MailKind;
  subject: string;
  text: string;
}

const FONT = 'Arial, Helvetica, sans-serif';
const QUIET = '#565a52';
const TEXT: Styles = { ...type(16, 24), 'font-family': FONT, color: NEUTRALS.ink };

/** Button labels other than the one that opens the portal. */
const BUTTON_LABELS: Partial<Record<MailKind, string>> = {
  invitation: 'Set your password',
  call_confirmed: 'Manage your call',
};

/**
 * Returns the company's own address if a line consists of nothing else, in a mail that sends members to the portal or an applicant to their
 * call.
 */
function ownAddress(line: string, kind: MailKind, brand: MailBrand): string | undefined {
  const { reader, quotesVisitor } = mailKind(kind);
  const hasButton = (reader === 'member' && !quotesVisitor) || kind === 'call_confirmed';
  if (!hasButton || brand.hosts.length === 0) return undefined;
  const address = line.trim();
  return address.startsWith(`${companySiteOrigin(brand)}/`) && !/\s/.test(address) ? address : undefined;
}

const button = (address: string, label: string, ground: string): string =>
  table(
    row(
      cell(
        link(address, label, {
          ...TEXT,
          color: NEUTRALS.white,
          'font-weight': 'bold',
        }),
        { 'padding-top': 12, 'padding-right': 20, 'padding-bottom': 12, 'padding-left': 20 },
        { ground },
      ),
    ),
  );

/** Returns one paragraph of a text as the content of a cell. */
function toContent(paragraph: string, { kind }: MailText, brand: MailBrand): string {
  const parts: string[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) parts.push(lines.join('<br>'));
    lines = [];
  };
  for (const line of paragraph.split('\n')) {
    const address = ownAddress(line, kind, brand);
    if (address === undefined) {
      lines.push(escapeLine(line.replace(/^- /, '• ')));
      continue;
    }
    flush();
    parts.push(button(address, BUTTON_LABELS[kind] ?? 'Open in the Officer Portal', brand.look.primary));
  }
  flush();
  return parts.join('');
}

/**
 * Returns a text's paragraphs, with the last one separate if it is the company's signature. A visitor's text can't sign for the company.
 */
function toParagraphs({ kind, text }: MailText, brand: MailBrand) {
  const body = text
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const last = body.at(-1);
  const isOurs = !mailKind(kind).quotesVisitor;
  const isSigned =
    last !== undefined && isOurs && body.length > 1 && last.startsWith(`${brand.company_name}, `);
  return {
    body: isSigned ? body.slice(0, -1) : body,
    foot: isSigned ? last : companyContactLine(brand),
  };
}

/**
 * Returns a mail's text in the company's design: its name on a band in its color, the text, and its signature at the end. Says nothing that
 * the plain text doesn't.
 */
export function toMailHtml(mail: MailText, brand: MailBrand): string {
  const { body, foot } = toParagraphs(mail, brand);
  const sides: Styles = { 'padding-left': 24, 'padding-right': 24 };
  const head = cell(
    escapeLine(brand.company_name),
    {
      ...sides,
      ...type(20, 28),
      'padding-top': 16,
      'padding-bottom': 16,
      'font-family': FONT,
      'font-weight': 'bold',
      color: NEUTRALS.white,
    },
    { ground: brand.look.primary },
  );
  const paragraphs = body.map((one, index) =>
    row(
      cell(toContent(one, mail, brand), {
        ...TEXT,
        ...sides,
        'padding-top': index === 0 ? 24 : 0,
        'padding-bottom': 16,
      }),
    ),
  );
  const signature = cell(foot.split('\n').map(escapeLine).join('<br>'), {
    ...type(14, 20),
    ...sides,
    'padding-top': 16,
    'padding-bottom': 24,
    'font-family': FONT,
    color: QUIET,
  });
  const sheet = table([row(head), ...paragraphs, row(signature)].join(''), {
    width: '100%',
    styles: { 'max-width': 600, 'background-color': NEUTRALS.white },
  });
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeLine(mail.subject)}</title></head><body>`,
    sheet,
    '</body></html>',
  ].join('');
}
