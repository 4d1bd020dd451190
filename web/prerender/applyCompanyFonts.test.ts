import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADING_FAMILIES } from '@brokerage/domain/company/headingFamily';
import { describe, expect, it } from 'vitest';
import { applyCompanyFonts, headingFontLink, withWaitingFonts } from './applyCompanyFonts.ts';

const source = readFileSync(join(import.meta.dirname, '../src/ui/theme/fonts.css'), 'utf8');
const page = `<style>${source}</style><h1>Heading lora</h1>`;
/** As the minifier leaves it. */
const packed = page
  .replace(/\s+/g, ' ')
  .replace(/ ?([{:;,}]) ?/g, '$1')
  .replaceAll('"', '');
const namesOf = (html: string) => [...html.matchAll(/font-family:\s*"?([^;"}]+)/g)].map(([, name]) => name);

describe.each([
  ['as written', page],
  ['as built', packed],
])('%s', (_, html) => {
  it.each(HEADING_FAMILIES)('a page only has the font rules of %s, under the theme’s name', (family) => {
    const own = applyCompanyFonts(html, family);
    expect([...new Set(namesOf(own))].sort()).toEqual([
      'Heading',
      'Heading fallback',
      'Public Sans Variable',
      'Public Sans fallback',
    ]);
    expect(namesOf(own)).toHaveLength(5);
    const file = family === 'source-serif' ? 'source-serif-4' : family;
    expect(headingFontLink(own)).toContain(`${file}-latin-600-normal.woff2" as="font"`);
    expect(own).toContain('<h1>Heading lora</h1>');
  });

  it('a page with deferred fonts has them in an inactive style, with its usual fallbacks', () => {
    const waiting = withWaitingFonts(applyCompanyFonts(`<head></head>${html}`, 'lora'));
    const [, rules = ''] =
      /<style data-web-fonts media="not all">(.*?)<\/style><\/head>/s.exec(waiting) ?? [];
    expect(namesOf(rules).toSorted()).toEqual(['Heading', 'Public Sans Variable']);
    expect(waiting.replace(rules, '')).not.toContain('woff2');
    expect(namesOf(waiting)).toHaveLength(5);
  });
});

it('a build without the family’s fonts fails', () => {
  expect(() => applyCompanyFonts('<style></style>', 'lora')).toThrow('no fonts of lora');
  expect(() => headingFontLink('<style></style>')).toThrow('no font file');
  expect(() => withWaitingFonts('<style></style>')).toThrow('no web fonts');
});
