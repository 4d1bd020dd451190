import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';

/** The person on a card. Phone and NMLS number may be empty; without an id they aren't in the directory. */
export interface Contact extends Pick<Officer, 'name' | 'phone' | 'email' | 'nmls'> {
  id: string | null;
  title: string;
}

/** Escapes text per RFC 2426, because an unescaped backslash, comma, semicolon or line break would be parsed as vCard syntax. */
const escapeText = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Keeps only the allowed characters. Email addresses and phone numbers can't be escaped, so other characters are left out. */
const keepOnly = (text: string, foreign: RegExp) => text.replace(foreign, '');

const LINE_OCTETS = 75;

/** Folds long lines: the rest continues on the next line after a space. Never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The company that issues the card. */
export interface CardIssuer {
  branch: Branch | undefined;
  company: Pick<PublicCompany, 'name' | 'nmls'>;
}

/** Returns an officer as a contact for a phone's address book (vCard 3.0, which all phones support). */
export function vCard(officer: Contact, { branch, company }: CardIssuer): string {
  const [first = '', ...rest] = officer.name.trim().split(/\s+/);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(rest.join(' '))};${escapeText(first)};;;`,
    `FN:${escapeText(officer.name)}`,
    `ORG:${escapeText(company.name)}${branch ? `;${escapeText(`${branch.name} branch`)}` : ''}`,
    ...(officer.title ? [`TITLE:${escapeText(officer.title)}`] : []),
    ...(officer.phone ? [`TEL;TYPE=WORK,VOICE:${keepOnly(officer.phone, /[^\d+().\- ]/g)}`] : []),
    `EMAIL;TYPE=INTERNET:${keepOnly(officer.email, /[^\w.+\-@]/g)}`,
    ...(branch ? [`ADR;TYPE=WORK:;;${escapeText(branch.address)};;;;`] : []),
    `NOTE:${escapeText(`${officer.nmls && `NMLS #${officer.nmls}. `}Company NMLS #${company.nmls}.`)}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Returns a file name that is valid on every system. */
export const vCardFileName = ({ id }: Pick<Contact, 'id'>) =>
  `${id?.replace(/[^\w-]/g, '') || 'contact'}.vcf`;
