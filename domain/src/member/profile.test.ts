import { describe, expect, it } from 'vitest';
import { PERSON_NAME_MESSAGE } from '../text/personName.ts';
import { invitationSchema } from './memberCallables.ts';
import { profileSchema, storedProfileSchema } from './profile.ts';

const { name, title, nmls_id, headshot_url } = profileSchema.shape;

describe('a name', () => {
  it.each([
    'Ana Reyes',
    'Sofía Núñez-Holt',
    'Thomas O’Neill, Jr.',
    'Nguyễn Thị Ánh',
    'Kaʻiulani Kawānanakoa',
    'Łukasz Żółć',
    'Zoe\u0308 M. Smith',
  ])('%s is accepted', (value) => expect(name.safeParse(value).success).toBe(true));

  it.each([
    'Ꮋelen Ꮃhitaker',
    'ꓟaya ꓔorres',
    'Mаya Torres',
    'Μaya Torres',
    '𐐐elen Whitaker',
    'Helen Whitaker2',
    'NMLS 1992001',
    '<b>Ana</b>',
    'Bcc: x@y',
    'Ana_Reyes',
    'Ana Ⅳ',
    'Helen Whitaker\u{10ffff}',
    `Ana${'\u0336'.repeat(5)}`,
  ])('%s is rejected', (value) => {
    expect(name.safeParse(value).error?.issues.map(({ message }) => message)).toContain(PERSON_NAME_MESSAGE);
    const invitation = { email: 'ana@larkfield.example', name: value, role: 'officer', branch_id: null };
    expect(invitationSchema.safeParse(invitation).error?.issues[0]?.path).toEqual(['name']);
  });

  it('reports only once that a blank one is required', () => {
    expect(name.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Full Name is required']);
  });
});

describe('a title', () => {
  it.each([
    '',
    'Loan Officer',
    'Vice President, Lending & Growth',
    'Top 100 – Asesora Hipotecaria Sénior',
    'Your local lender since 1992',
    'Here for you 24/7/365',
    'Top Producer 2023–2024',
    'Loan Mission Manager',
    'Licensed since 1998',
    'Regional VP since 2015',
    'Dream home lender since 1998',
    'President’s Club 2021, 2022, 2023',
    '#1 Loan Officer in 2023',
    'No. 1 lender 2023',
  ])('%j is accepted', (value) => expect(title.safeParse(value).success).toBe(true));

  it.each([
    'Helen Whitaker, NMLS 1900151',
    'Loan Officer 1900151',
    'Loan Officer 19-00-151',
    'Loan Officer 1992 001',
    'Loan Officer 1992/2001/3',
    'Loan Officer 1492',
    'Loan Officer n m 1 s',
    'Loan Officer １９００',
    'N.M.L.S. licensed',
    'NMLSID 2003',
    'NMLSLicensed 2001',
    'OurNMLS I995I32',
    'CA DRE 2010-2024',
    'License number 2001 or 1999',
    'Lic. I995I32',
    'License 19O5l32',
    'Officer # 2003',
    'NMŁS 1ØØ2Ø3',
    'NMŁS ID ı9ØØı5ı',
    'License 2ØØ3Ø7',
    'N M Ł S 1ØØ ØØ7',
    'NML$ 2001',
    'NML5',
    'N M L $ 190 x 015',
    'Ꮋelen Ꮃhitaker',
    'ᴍaya ᴛorres',
  ])('%s is rejected', (value) => expect(title.safeParse(value).success).toBe(false));
});

it.each(['001900151', '0'])('an NMLS number like %s is rejected for its zeros', (value) => {
  expect(nmls_id.safeParse(value).error?.issues[0]?.message).toBe('Leave off the zeros at the start');
});

it('accepts pictures over https, and over http only from the emulator', () => {
  const isAccepted = (address: string) => headshot_url.safeParse(address).success;
  expect(isAccepted('https://firebasestorage.googleapis.com/v0/b/ours/o/x.jpg')).toBe(true);
  expect(isAccepted('http://127.0.0.1:9199/v0/b/ours/o/x.jpg')).toBe(true);
  expect(isAccepted('http://firebasestorage.googleapis.com/v0/b/other/o/x.jpg')).toBe(false);
  expect(isAccepted('http://127.0.0.1.evil.example/x.jpg')).toBe(false);
});

it('reads a stored profile from before these checks', () => {
  const stored = {
    name: 'Ana Reyes 2',
    email: 'ana@larkfield.example',
    phone: '(973) 555-0131',
    title: 'Loan Officer, NMLS 1995131',
    nmls_id: '001995131',
    headshot_url: 'http://pictures.example/ana.jpg',
  };
  expect(storedProfileSchema.parse(stored)).toEqual(stored);
});
