import { toDigits } from '../../phone/digits.ts';
import { DAY_MS } from '../../schedule/durations.ts';
import { RATE_SHEET_DAYS } from '../../template/flyerLifetime.ts';
import { cutText } from '../../text/cutText.ts';
import { calendarDay } from '../fields/formatField.ts';
import type { Advert, CheckRule } from './advert.ts';
import { acrossLines, matches } from './advert.ts';
import { SOURCES } from './checkSources.ts';
import { phraseRule } from './phraseRule.ts';

const tooLong: CheckRule = {
  id: 'too-long',
  version: 1,
  severity: 'block',
  source: SOURCES.house,
  message: 'This text is too long to be checked.',
  *find({ fields }) {
    for (const { key, isCut, words } of fields) {
      if (isCut) yield { field: key, excerpt: cutText(words, 120).replace(/\s+/g, ' ').trim() };
    }
  },
};

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const HITS_OF_FIELD = 3;

// No list of look-alike letters is complete, so any word that mixes alphabets is reported.
const mixedAlphabets: CheckRule = {
  id: 'mixed-alphabets',
  version: 1,
  severity: 'block',
  source: SOURCES.house,
  message: 'This word mixes letters from different alphabets. Please type it again.',
  *find({ fields }) {
    for (const { key, words } of fields) {
      const mixed = (words.match(WORD) ?? []).filter(
        (word) => LATIN_LETTER.test(word) && OTHER_LETTER.test(word),
      );
      for (const word of mixed.slice(0, HITS_OF_FIELD)) yield { field: key, excerpt: cutText(word, 120) };
    }
  },
};

const otherNmls: CheckRule = {
  id: 'other-nmls',
  version: 1,
  severity: 'warn',
  source: SOURCES.nmls,
  message: 'This NMLS number isn’t yours or the company’s. Please check it.',
  *find({ fields, officer, company, branch }) {
    const own = [officer.nmls, company.nmls, branch?.licenseNumber ?? ''];
    const known = new Set(own.map(toDigits));
    for (const field of fields) {
      const hits = matches(
        field,
        /\bnmls\s?(?:id|#|no\.?|number|:|\s){0,4}\s?(\d{4,12})\b/g,
        ([, number = '']) => known.has(number),
      );
      for (const { field: key, excerpt } of hits) yield { field: key, excerpt };
    }
  },
};

const LENDERS = [
  'wells fargo',
  'bank of america',
  '(?:jp ?morgan )?chase (?:bank|mortgage|home)',
  'jp ?morgan',
  'rocket mortgage',
  'quicken loans',
  'united wholesale mortgage',
  'uwm',
  'loandepot',
  'pennymac',
  'freedom mortgage',
  'mr\\. cooper',
  'nationstar',
  'u\\.?s\\.? bank(?:corp)?',
  'citi(?:bank|mortgage)',
  'citizens bank',
  'pnc (?:bank|mortgage)',
  'td bank',
  'truist',
  'guild mortgage',
  'crosscountry mortgage',
  'fairway independent',
  'guaranteed rate',
  'newrez',
  'shellpoint',
  'movement mortgage',
  'navy federal',
  'caliber home loans',
  'flagstar',
  'santander bank',
  'm&t bank',
  'carrington mortgage',
  'lakeview loan',
  'veterans united',
].join('|');
const LENDER = new RegExp(String.raw`\b(?:${LENDERS})\b`, 'g');
const NOT_ASSOCIATED =
  /\bnot (?:\w{1,12}\s){0,2}(?:affiliated|associated|connected|acting on behalf|endorsed|sponsored)\b/;

const otherLender: CheckRule = {
  id: 'other-lender',
  version: 1,
  severity: 'block',
  source: SOURCES.lenderName,
  message:
    'If you name another lender, our name must be at least as large, with a clear statement that we aren’t associated with them. It’s safer to take it out.',
  *find({ fields, passages, company, text }) {
    const own = company.name.toLowerCase();
    const severity = NOT_ASSOCIATED.test(text) ? 'warn' : 'block';
    for (const field of [...fields, ...passages]) {
      if (field.type === 'address') continue;
      const isOwn = ({ 0: name, index }: RegExpExecArray) =>
        own.includes(name) ||
        /^ (?:center|arena|stadium|field|building|plaza|tower)\b/.test(
          field.text.slice(index + name.length, index + name.length + 12),
        );
      for (const { field: key, excerpt } of matches(field, acrossLines(LENDER), isOwn))
        yield { field: key, excerpt, severity };
    }
  },
};

/** Words before the date of something in the future. */
const TO_COME =
  /(^|_)(event|open_house|open_?day|seminar|webinar|rsvp|deadline|expires?|expiry|expiration|ends?|until|valid|through)(_|$)/;
const RATE_DATE = /(^|_)(effective|as_of|rate)(_|$)/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const END_DATE =
  /\b(?:expires?|valid (?:through|until)|good (?:through|until)|offer ends|ends|until|through|rsvp by|deadline:?|no later than)(?: on)?\s(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}))/g;

function findEnd([, month, day, year, monthNumber, otherDay, otherYear]: RegExpExecArray): number {
  return month === undefined
    ? Date.UTC(Number(otherYear), Number(monthNumber) - 1, Number(otherDay))
    : Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
}

const pastDate: CheckRule = {
  id: 'past-date',
  version: 1,
  severity: 'warn',
  source: SOURCES.house,
  message: 'This date has passed.',
  *find({ fields, today, category }: Advert) {
    const now = Date.parse(`${today}T00:00:00Z`);
    if (Number.isNaN(now)) return;
    for (const field of fields) {
      if (field.type === 'date') {
        if (typeof field.value !== 'string' || !calendarDay(field.value)) continue;
        const age = (now - Date.parse(`${field.value.slice(0, 10)}T00:00:00Z`)) / DAY_MS;
        const hit = { field: field.key, excerpt: field.value.slice(0, 10) };
        if (RATE_DATE.test(field.key)) {
          if (category === 'rate_sheet' && age > RATE_SHEET_DAYS)
            yield { ...hit, message: `These rates are ${age} days old. Please use current ones.` };
        } else if (age > 0 && (TO_COME.test(field.key) || category === 'event')) yield hit;
      } else {
        for (const { field: key, excerpt } of matches(field, END_DATE, (match) => !(findEnd(match) < now)))
          yield { field: key, excerpt };
      }
    }
  },
};

/** Checks of what a flyer says about people and days and of its characters, regardless of the product. */
export const contentRules: readonly CheckRule[] = [
  tooLong,
  mixedAlphabets,
  otherNmls,
  otherLender,
  phraseRule({
    id: 'placeholder',
    version: 1,
    severity: 'block',
    source: SOURCES.house,
    message: 'A placeholder was left in. Fill it in or take it out.',
    skipTypes: ['url', 'email'],
    literal: true,
    evenDenied: true,
    patterns: [
      /\blorem ipsum\b|\bdolor sit amet\b/g,
      /\{\{[^{}\n]{0,60}\}\}|\$\{[^{}\n]{0,60}\}|<<[^<>\n]{1,60}>>|<[a-z][a-z _'-]{2,40}>/g,
      /\[(?:your|the|insert|name|first|last|full|date|time|address|phone|email|city|state|zip|company|officer|realtor|agent|client|buyer|seller|price|amount|rate|apr|link|url|photo|image|text|title|nmls|number|xx|tbd|tba|todo|placeholder|property|street|\.{3}|_)[^[\]\n]{0,40}\]/g,
      /(?<![a-z0-9])x{3,60}(?![a-z0-9])|\$x{1,3}[,.x]{0,12}|\bx\.x{1,3}\s?%/g,
      /\btbd\b|\btodo\b|\bfixme\b|\bto be (?:determined|filled in|completed)\b/g,
      /\binsert (?:your |the |a )?(?:\w{1,12} )?here\b|\b(?:type|enter) (?:your |the )?(?:name|text|date|address|phone|price|headline|message) here\b/g,
      /\b(?:your|client|company|agent|realtor|buyer) (?:name|text|photo|phone|headline|logo) (?:goes )?here\b|\bplaceholder\b|\bsample text\b/g,
      /\(?\b000\)?[-. ]\s?000[-. ]0000\b|\(?\b123\)?[-. ]\s?456[-. ]7890\b/g,
    ],
    unless: (sentence) => /\bsuper bowl\b/.test(sentence),
  }),
  pastDate,
];
