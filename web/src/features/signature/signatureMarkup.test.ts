import { renderSignature } from '@brokerage/domain/signature/render';
import {
  SIGNATURE_BOUNDS,
  SIGNATURE_DEFAULTS,
  SIGNATURE_FONTS,
  SIGNATURE_LAYOUTS,
  type SignatureSettings,
} from '@brokerage/domain/signature/signature';
import type { SignatureSource } from '@brokerage/domain/signature/signatureFacts';
import { mailComplaints } from '@brokerage/domain/signature/testing/emailSupport';
import { signatureSource } from '@brokerage/domain/signature/testing/signatureSource';
import { withoutZeroWidth } from '@brokerage/domain/text/zeroWidth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const elements = (page: Document) => [...page.body.querySelectorAll('*')];
const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const complaints = (html: string) =>
  elements(parse(html)).flatMap((element) =>
    mailComplaints({ name: element.localName, attributes: attributesOf(element) }),
  );

describe('mail programs keep everything', () => {
  test.each(SIGNATURE_LAYOUTS)('%s', (layout_style) => {
    expect(complaints(renderSignature(signatureSource({ layout_style })).html)).toEqual([]);
  });

  test('any settings', () => {
    fc.assert(
      fc.property(settingsArbitrary, (settings) => {
        expect(complaints(renderSignature(signatureSource(settings)).html)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    '<div>x</div>',
    '<svg></svg>',
    '<table style="display:flex"></table>',
    '<table><tbody><tr><td style="padding:8px">x</td></tr></tbody></table>',
    '<a href="https://x.example" style="padding-left:8px">x</a>',
    '<a href="https://x.example" class="x">x</a>',
    '<table><tbody><tr><td style="border-left-width:12px">x</td></tr></tbody></table>',
    '<img src="https://x.example/me.webp" width="1" height="1" alt="">',
    '<img src="https://x.example/me.png" width="50%" height="1" alt="">',
    '<img src="https://x.example/me.png" alt="" style="width:80px">',
    '<img src="/me.png" width="1" height="1" alt="">',
    '<strong style="font-weight:600">x</strong>',
  ])('the check finds %s', (html) => expect(complaints(html)).not.toEqual([]));
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://x.example/" onclick="alert(1)',
  'https://x.example/\u0000javascript:',
  '&lt;script&gt;',
  '&#x22;&quot;',
  '<!--',
  ']]><style>*{display:none}</style>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202egnp.exe',
  'pay\u200bpal\u2060.com\u00ad',
  'tel:+1973\n5550102',
  'https://x.example/a"onmouseover=alert(1)',
  'JaVaScRiPt:alert(1)',
  'one\r\nBcc: all@x.example',
  '\ud800',
];

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.string({ maxLength: 20 }), fc.constantFrom(...HOSTILE)).map((parts) => parts.join('')),
);

const measure = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const settingsArbitrary: fc.Arbitrary<Partial<SignatureSettings>> = fc.record({
  layout_style: fc.constantFrom(...SIGNATURE_LAYOUTS),
  font_family: fc.constantFrom(...SIGNATURE_FONTS),
  font_size: measure(SIGNATURE_BOUNDS.font_size),
  photo_size: measure(SIGNATURE_BOUNDS.photo_size),
  logo_size: measure(SIGNATURE_BOUNDS.logo_size),
  logo_padding_top: measure(SIGNATURE_BOUNDS.logo_padding_top),
  logo_padding_bottom: measure(SIGNATURE_BOUNDS.logo_padding_bottom),
  primary_color: color,
  accent_color: color,
  show_action_buttons: fc.boolean(),
  field_order: fc.shuffledSubarray(SIGNATURE_DEFAULTS.field_order, { minLength: 8 }),
});

/** Hostile text in every field of the signature. The record may contain anything: the renderer doesn't rely on the security rules. */
const hostileSource: fc.Arbitrary<SignatureSource> = fc
  .record({
    settings: settingsArbitrary,
    texts: fc.record({
      address: hostileText,
      tagline: hostileText,
      website_url: hostileText,
      linkedin_url: hostileText,
      facebook_url: hostileText,
      twitter_url: hostileText,
      instagram_url: hostileText,
      youtube_url: hostileText,
      apply_now_url: hostileText,
      book_call_url: hostileText,
    }),
    profile: fc.record({
      name: hostileText,
      title: hostileText,
      phone: hostileText,
      email: hostileText,
      nmls_id: hostileText,
      headshot_url: hostileText,
    }),
    company: fc.record({
      company_name: hostileText,
      nmls_id: hostileText,
      licence_lines: fc.array(hostileText, { maxLength: 5 }),
    }),
    own: fc.record({
      own_licenses: fc.array(hostileText, { maxLength: 2 }),
      dre_numbers: fc.array(hostileText, { maxLength: 2 }),
    }),
  })
  .map(({ settings, texts, profile, company, own }) =>
    signatureSource({ ...settings, ...texts, show_action_buttons: true }, { profile, company, own }),
  );

const ALLOWED_LINK = /^(https:\/\/|mailto:|tel:)/i;
const seemly = (text: string) =>
  withoutZeroWidth(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();

/** Expects all end tags, properly nested, because email programs repair less than browsers do. */
function expectWellNested(html: string) {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!['img', 'br', 'wbr'].includes(name)) open.push(name);
  }
  expect(open).toEqual([]);
}

/** A browser parses exactly what is written, except for the tbody that it adds. */
function expectSameTree(html: string) {
  const written = [...html.matchAll(/<(\w+)/g)].map(([, name]) => name);
  const read = elements(parse(html)).map(({ localName }) => localName);
  expect(read.filter((name) => name !== 'tbody')).toEqual(written);
}

test.each(SIGNATURE_LAYOUTS)(
  '%s is well nested, no wider than mail, without gaps in its columns',
  (layout_style) => {
    const { html } = renderSignature(signatureSource({ layout_style }));
    expectWellNested(html);
    expectSameTree(html);
    const page = parse(html);
    expect(page.querySelector('table')?.style.maxWidth).toBe('640px');
    for (const table of page.querySelectorAll('table')) {
      expect(new Set([...table.rows].map(({ cells }) => cells.length)).size, table.outerHTML).toBe(1);
    }
    for (const part of page.querySelectorAll('td[width], img')) {
      expect(Number(part.getAttribute('width'))).toBeLessThanOrEqual(200);
    }
  },
);

describe('hostile text in every field', () => {
  test('is harmless and stays text', () => {
    fc.assert(
      fc.property(hostileSource, (source) => {
        const { html, text } = renderSignature(source);
        expectWellNested(html);
        expectSameTree(html);
        const page = parse(html);
        const found = elements(page);
        expect(page.head.childElementCount).toBe(0);
        for (const element of found) {
          expect(['table', 'tbody', 'tr', 'td', 'img', 'a', 'strong', 'span', 'br', 'wbr']).toContain(
            element.localName,
          );
          for (const { name } of element.attributes) expect(name).not.toMatch(/^on/i);
        }
        for (const link of page.links) expect(link.getAttribute('href')).toMatch(ALLOWED_LINK);
        for (const image of page.images) expect(image.getAttribute('src')).toMatch(/^https:\/\//);
        expect(complaints(html)).toEqual([]);
        // The last two words of a tagline stay together.
        const shown = page.body.textContent.replaceAll('\u00a0', ' ');
        for (const kept of [source.profile.name, source.company.company_name, source.settings.tagline]) {
          expect(shown).toContain(seemly(kept).replaceAll('\u00a0', ' '));
          expect(text).toContain(seemly(kept));
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each(HOSTILE)('%j as name', (name) => {
    const source = signatureSource();
    const { html } = renderSignature({ ...source, profile: { ...source.profile, name } });
    const page = parse(html);
    expect(page.querySelector('script, iframe, style, [onerror], [onclick], [onmouseover]')).toBeNull();
    expect(page.body.textContent).toContain(seemly(name));
    expect([...page.images].map(({ alt }) => alt)).toContain(seemly(name));
  });
});
