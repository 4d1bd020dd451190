import { sampleCompany as company } from '@brokerage/domain/company/testing/sampleCompany';
import { expect, it } from 'vitest';
import { vCard, vCardFileName } from './vCard.ts';

const jose = {
  id: 'jose-pena',
  name: 'José Peña',
  title: 'Loan Officer',
  nmls: '1900102',
  phone: '+1 973-555-0102',
  email: 'jose.pena@larkfield.example',
};
const clifton = {
  id: 'clifton-nj',
  name: 'Clifton',
  state: 'NJ',
  licenseNumber: 'NJ-SAMPLE-10192',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  manager: 'Maya Torres',
};
const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

it('has what an address book needs', () => {
  expect(unfolded(vCard(jose, { branch: clifton, company }))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Peña;José;;;',
    'FN:José Peña',
    'ORG:Larkfield Home Mortgage;Clifton branch',
    'TITLE:Loan Officer',
    'TEL;TYPE=WORK,VOICE:+1 973-555-0102',
    'EMAIL;TYPE=INTERNET:jose.pena@larkfield.example',
    'ADR;TYPE=WORK:;;1200 Route 46 West\\, Clifton\\, NJ 07013;;;;',
    'NOTE:NMLS #1900102. Company NMLS #1992001.',
    'END:VCARD',
    '',
  ]);
  expect(vCardFileName(jose)).toBe('jose-pena.vcf');
});

it('omits unknown values', () => {
  const card = vCard({ ...jose, id: null, title: '', phone: '', nmls: '' }, { branch: undefined, company });
  expect(card).not.toMatch(/TITLE|TEL|ADR|NMLS #\./);
  expect(card).toContain('NOTE:Company NMLS #1992001.');
  expect(vCardFileName({ id: null })).toBe('contact.vcf');
});

it('escapes line breaks in text', () => {
  const hostile = {
    ...jose,
    name: 'Eve; Jr,\\ \r\nEMAIL:eve@evil.example',
    phone: '+1 973\r\nURL:https://evil.example',
    email: 'eve@x.example\nNOTE:x',
    id: '../../etc/passwd',
  };
  const card = vCard(hostile, { branch: undefined, company });
  expect(unfolded(card).map((line) => line.split(/[:;]/)[0])).toEqual([
    'BEGIN',
    'VERSION',
    'N',
    'FN',
    'ORG',
    'TITLE',
    'TEL',
    'EMAIL',
    'NOTE',
    'END',
    '',
  ]);
  expect(card).toContain('FN:Eve\\; Jr\\,\\\\ \\nEMAIL:eve@evil.example');
  expect(vCardFileName(hostile)).toBe('etcpasswd.vcf');
});

it('folds long lines at 75 octets without cutting a character', () => {
  const card = vCard({ ...jose, name: 'ñ'.repeat(100) }, { branch: clifton, company });
  for (const line of card.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(card)).toContain(`FN:${'ñ'.repeat(100)}`);
});
