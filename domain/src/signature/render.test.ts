import { describe, expect, test } from 'vitest';
import { renderSignature, SIGNATURE_MAX_LENGTH } from './render.ts';
import { SIGNATURE_DEFAULTS, SIGNATURE_LAYOUTS } from './signature.ts';
import { signatureSource } from './testing/signatureSource.ts';

const source = signatureSource();
const html = (...input: Parameters<typeof signatureSource>) =>
  renderSignature(signatureSource(...input)).html;
const textOf = (...input: Parameters<typeof signatureSource>) =>
  renderSignature(signatureSource(...input)).text;
/** The words in their order. */
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line !== '');

// Rows on lines of their own, so that a change can be read.
test.each(SIGNATURE_LAYOUTS)('%s is as it was', async (layout_style) => {
  await expect(`${html({ layout_style }).replaceAll('<tr>', '\n<tr>')}\n`).toMatchFileSnapshot(
    `./testing/golden/${layout_style}.html`,
  );
});

test('a company’s own mark stands in the place of the house, where mail programs show it', () => {
  const withMark = (mark_url: string) => html({}, { company: { ...source.company, mark_url } });
  const mark = 'https://firebasestorage.googleapis.com/v0/b/b/o/mark.png';
  expect(withMark(mark)).toContain(`<img src="${mark}" width="40" height="40" alt=""`);
  expect(withMark(mark)).not.toContain('home.png');
  for (const none of ['', 'https://pictures.example/mark.svg', 'javascript:alert(1)']) {
    expect(withMark(none)).toBe(html());
  }
});

test('plain text has the same facts', async () => {
  await expect(`${renderSignature(source).text}\n`).toMatchFileSnapshot('./testing/golden/plain.txt');
});

describe.each(SIGNATURE_LAYOUTS)('%s', (layout_style) => {
  test('without anything but a name it still says who it is by law', () => {
    const profile = { name: 'Ada', title: '', phone: '', email: '', nmls_id: '', headshot_url: '' };
    const bare = { settings: { ...SIGNATURE_DEFAULTS, layout_style }, profile };
    const rendered = renderSignature({ ...source, ...bare });
    expect(words(rendered.html).join(' ')).toContain('Loan Officer');
    expect(words(rendered.html)).toContain('Larkfield Home Mortgage, NMLS #1992001');
    expect(words(rendered.html)).toContain('Equal Housing Opportunity');
    expect(rendered.html).not.toMatch(/linkedin|Apply|mailto|tel:|undefined/);
    expect(rendered.text).not.toMatch(/\n{3}|undefined|^\n|\n$/);
  });

  test('the locked line has both NMLS numbers, the licenses and Equal Housing, always last', () => {
    const said = words(html({ layout_style }));
    expect(said.slice(-4)).toEqual([
      'Daniel Okafor, NMLS #1900102 | Larkfield Home Mortgage, NMLS #1992001',
      ...source.company.licence_lines,
      'Equal Housing Opportunity',
    ]);
  });

  test('sizes, spacing, font and colours do something', () => {
    const base = { layout_style } as const;
    const changes = [
      [{ photo_size: 150 }, 'width="150" height="150"'],
      [{ logo_size: 200 }, 'home.png" width="200" height="200"'],
      [{ logo_padding_top: 50 }, 'padding-top:50px'],
      [{ logo_padding_bottom: 49 }, 'padding-bottom:49px'],
      [{ font_size: 20 }, 'font-size:20px'],
      [{ font_family: 'Times New Roman' }, "font-family:'Times New Roman',Times,serif"],
      [{ primary_color: '#123456' }, 'color:#123456'],
      [{ accent_color: '#654321' }, '#654321'],
    ] as const;
    for (const [change, sign] of changes) {
      expect(html(base)).not.toContain(sign);
      expect(html({ ...base, ...change })).toContain(sign);
    }
  });
});

test.each(['horizontal', 'vertical', 'compact'] as const)('%s keeps the order', (layout_style) => {
  const order = ['social', 'nmls', 'address', 'website', 'email', 'phone', 'title', 'name'] as const;
  const rendered = html({ layout_style, field_order: [...order] });
  const places = [
    'linkedin.png',
    'NMLS #1900102',
    '1200 Route 46',
    '>www.larkfield.example/daniel',
    '>daniel.okafor@',
    '>(973) 555-0102',
    'Senior Loan Officer',
  ].map((sign) => rendered.indexOf(sign));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('only what has an address gets an icon or a button', () => {
  expect(html({ facebook_url: '', book_call_url: '' })).not.toMatch(/facebook|Book A Call/);
  expect(html({ show_action_buttons: false })).not.toContain('Apply Now');
  expect(html({}, { applyAddress: undefined })).not.toContain('Apply Now');
  expect(html({ apply_now_url: 'https://go.example/s/abc' })).toContain('href="https://go.example/s/abc"');
  expect(html()).toContain('href="https://www.larkfield.example/pre-approval?lo=daniel-okafor"');
  expect(html({ book_call_url: 'tel:+19735550102' })).toContain('href="tel:+19735550102"');
});

test('on a light accent colour words are dark', () => {
  const dark = /color:#1a1a1a[^>]*>Apply Now/;
  expect(html({ accent_color: '#ffe08a' })).toMatch(dark);
  expect(html({ accent_color: '#1a5fb4' })).not.toMatch(dark);
});

test.each([
  ['(973) 555-0102', '+19735550102'],
  ['+44 20 7946 0958', '+442079460958'],
  ['973.555.0102 ext 7', undefined],
  ['555-0102', undefined],
])('phone %s', (phone, number) => {
  const rendered = html({}, { profile: { ...source.profile, phone } });
  expect(/href="tel:([^"]*)"/.exec(rendered)?.[1]).toBe(number);
});

test.each([
  ['https://x.example/me.webp', false],
  ['https://x.example/me.svg?v=1', false],
  ['http://x.example/me.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['https://x.example/me.png', true],
  ['http://127.0.0.1:9199/v0/b/b/o/me.jpg?alt=media', true],
])('photo at %s: %s', (headshot_url, isShown) => {
  expect(html({}, { profile: { ...source.profile, headshot_url } }).includes('border-radius:50%')).toBe(
    isShown,
  );
});

test('license lines that are too long give way to where licenses are looked up', () => {
  const licence_lines = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(300, ' license'));
  const company = { ...source.company, licence_lines };
  for (const layout_style of SIGNATURE_LAYOUTS) {
    const rendered = html({ layout_style }, { company });
    expect(rendered.length).toBeLessThanOrEqual(SIGNATURE_MAX_LENGTH);
    expect(rendered).toContain('href="https://www.nmlsconsumeraccess.org"');
    expect(textOf({ layout_style }, { company })).toContain(licence_lines[19]?.trim());
  }
});
