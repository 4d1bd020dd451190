import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { renderSignature } from './render.ts';
import { SIGNATURE_LAYOUTS } from './signature.ts';
import { signatureSource } from './testing/signatureSource.ts';

const CLIENTS: Parameters<typeof caniemail>[0]['clients'] = [
  'gmail.*',
  'outlook.*',
  'apple-mail.*',
  'yahoo.*',
  'aol.*',
  'samsung-email.*',
  'fastmail.*',
  'protonmail.*',
];

/**
 * Corners are square in Outlook for Windows; the old Windows Mail announces the tables as tables; some don't break addresses or do break
 * numbers; Proton Mail underlines links on an iPhone.
 */
const LOST = [
  '<wbr> element gmail.ios',
  '<wbr> element outlook.windows',
  '<wbr> element outlook.windows-mail',
  'border-radius outlook.windows',
  'border-radius outlook.windows-mail',
  'role attribute outlook.windows-mail',
  'text-decoration protonmail.ios',
  'white-space outlook.windows',
  'white-space outlook.windows-mail',
  'white-space samsung-email.android',
];

/** The package takes `line-height` for the property that Yahoo and AOL don't keep. No signature may have that one. */
const isMisread = (lost: string) => /^height property (yahoo|aol)\./.test(lost);

/** Supported with notes, which `testing/emailSupport.ts` turns into rules for elements and values. */
const KEPT_IN_PART = [
  '<img> element',
  '<wbr> element',
  'align attribute',
  'background',
  'border',
  'border-collapse',
  'border-radius',
  'cellpadding attribute',
  'cellspacing attribute',
  'display',
  'font-size',
  'font-weight',
  'height attribute',
  'height property',
  'line-height',
  'mailto: links',
  'max-width',
  'role attribute',
  'text-decoration',
  'white-space',
  'width attribute',
  'width property',
];

function issuesIn(html: string) {
  const { errors, warnings } = caniemail({ clients: CLIENTS, html }).issues;
  const lost = [...errors].flatMap(([client, issues]) => issues.map(({ title }) => `${title} ${client}`));
  return { lost, inPart: [...warnings.values()].flat().map(({ title }) => title) };
}

test.each(SIGNATURE_LAYOUTS)('%s loses only decoration, according to caniemail', (layout_style) => {
  const { html } = renderSignature(signatureSource({ layout_style }));
  expect(html).not.toMatch(/(?<![-\w])height:/);
  const { lost, inPart } = issuesIn(html);
  expect(lost.filter((one) => !LOST.includes(one) && !isMisread(one))).toEqual([]);
  expect(inPart.filter((title) => !KEPT_IN_PART.includes(title))).toEqual([]);
});

test('caniemail’s tables contain what mail programs drop', () => {
  const { lost } = issuesIn('<div style="display:flex;position:absolute"></div>');
  expect(lost).toContain('display:flex outlook.windows');
  expect(lost).toContain('position gmail.desktop-webmail');
});
