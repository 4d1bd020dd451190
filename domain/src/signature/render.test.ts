import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../color/contrastRatio.ts';
import { renderSignature, SIGNATURE_MAX_LENGTH } from './render.ts';
import { SIGNATURE_DEFAULTS, SIGNATURE_LAYOUTS, type SignatureLayout } from './signature.ts';
import { storedSignatureSchema } from './storedSignature.ts';
import { signatureSource } from './testing/signatureSource.ts';

const source = signatureSource();
const html = (...input: Parameters<typeof signatureSource>) =>
  renderSignature(signatureSource(...input)).html;
const textOf = (...input: Parameters<typeof signatureSource>) =>
  renderSignature(signatureSource(...input)).text;
/** The color of each text and of its background. */
function textColors(markup: string): [string, string][] {
  const open: { color: string; ground: string }[] = [{ color: '#000000', ground: '#ffffff' }];
  const pairs: [string, string][] = [];
  for (const [, end, name, attributes = '', text] of markup.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const { color, ground } = open.at(-1) ?? { color: '', ground: '' };
    if (text) pairs.push([color, ground]);
    else if (end) open.pop();
    else if (!['img', 'wbr'].includes(name ?? '')) {
      open.push({
        color: /[";]color:(#\w+)/.exec(attributes)?.[1] ?? color,
        ground: /bgcolor="(#\w+)/.exec(attributes)?.[1] ?? ground,
      });
    }
  }
  return pairs;
}
/** The words in order. */
const words = (markup: string) =>
  markup
    .replace(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line !== '');
/** The markup from the company's NMLS number to the end. */
const legalOf = (markup: string) => {
  const texts = words(markup);
  return texts
    .slice(texts.findIndex((line) => line.trim().startsWith('Company NMLS')))
    .join('')
    .trim();
};

// Each row on its own line, so that a change is readable.
test.each(SIGNATURE_LAYOUTS)('%s matches the stored signature', async (layout_style) => {
  await expect(`${html({ layout_style }).replaceAll('<tr>', '\n<tr>')}\n`).toMatchFileSnapshot(
    `./testing/golden/${layout_style}.html`,
  );
});

test('phone and email share a line; on a phone the email wraps whole', () => {
  expect(html()).toMatch(
    /555-0102<\/a>\u00a0{3} <a href="mailto:daniel[^>]*display:inline-block">daniel\.okafor<wbr>@/,
  );
});

test('license numbers stay next to their holders in the legal paragraph', () => {
  expect(html()).toContain('<span style="white-space:nowrap">DRE #01992001</span>');
  expect(html()).toContain('Company <span style="white-space:nowrap">NMLS #1992001</span>');
});

test('each license starts a line of the legal text, unless there are many', () => {
  const linesOf = (count: number) => {
    const licence_lines = Array.from({ length: count }, (_, index) => `License ${index + 1}`);
    const markup = html({}, { company: { ...source.company, licence_lines } });
    return legalOf(markup.replaceAll('<br>', '|')).split(' |');
  };
  const first = 'Company NMLS #1992001. Licenses: nmlsconsumeraccess.org.';
  expect(linesOf(0)).toEqual([`${first} Equal Housing Opportunity.`]);
  expect(linesOf(2)).toEqual([first, 'License 1.', 'License 2. Equal Housing Opportunity.']);
  expect(linesOf(4)).toHaveLength(1);
});

test('no line starts with the gap that follows an email', () => {
  const contacts = /larkfield\.example\u00a0{3}<\/a> <a href="https:\/\/www\.larkfield/;
  expect(html()).toMatch(contacts);
  expect(html({ website_url: '' })).toContain('daniel.okafor<wbr>@larkfield.example</a>');
});

test('icons use the company’s color, or as much of a pale accent as their white symbols need', () => {
  const ground = (...input: Parameters<typeof html>) =>
    /bgcolor="(#\w+)"[^>]*><a [^>]*><img [^>]*linkedin-sign/.exec(html(...input))?.[1] ?? '';
  expect(ground()).toBe('#1e4034');
  const pale = ground({ accent_color: '#ffe08a' });
  expect(contrastRatio('#ffffff', pale)).toBeGreaterThanOrEqual(4.5);
});

test('a company’s own mark replaces the house if mail programs show it', () => {
  const withMark = (mark_url: string) => html({}, { company: { ...source.company, mark_url } });
  const mark = 'https://firebasestorage.googleapis.com/v0/b/b/o/mark.png';
  expect(withMark(mark)).toContain(`<img src="${mark}" width="40" height="40" alt=""`);
  expect(withMark(mark)).not.toContain('home.png');
  for (const none of ['', 'https://pictures.example/mark.svg', 'javascript:alert(1)']) {
    expect(withMark(none)).toBe(html());
  }
});

test('an older record keeps its layout, colors and sizes in the new looks', () => {
  const record = {
    user_id: 'ada',
    tenant_id: 'larkfield',
    photo_size: 120,
    accent_color: '#8a1c4a',
    font_family: 'Georgia',
    field_order: ['name', 'title', 'nmls', 'phone', 'email', 'website', 'address', 'social'],
  };
  for (const layout_style of SIGNATURE_LAYOUTS) {
    const settings = storedSignatureSchema.parse({ ...record, layout_style });
    const rendered = renderSignature({ ...source, settings }).html;
    expect(rendered).toContain('Georgia');
    expect(rendered).toContain('#8a1c4a');
    expect(rendered.includes('width="120" height="120"')).toBe(layout_style !== 'compact');
    const texts = words(rendered).join('').replaceAll('\u00a0', ' ');
    expect(texts).toMatch(/Senior Loan Officer {4}NMLS #1900102/);
  }
});

test('plain text has the same facts', async () => {
  await expect(`${renderSignature(source).text}\n`).toMatchFileSnapshot('./testing/golden/plain.txt');
});

test.each(SIGNATURE_LAYOUTS)('%s has no separator that could end up at the end of a line', (layout_style) => {
  const own = { own_licenses: [], dre_numbers: ['01900111'] };
  expect(words(html({ layout_style }, { own })).join('')).not.toMatch(/[·|•]/);
});

test('only the vertical layout is centered', () => {
  const centered = (layout_style: (typeof SIGNATURE_LAYOUTS)[number]) =>
    html({ layout_style }).match(/<td[^>]*align="center"[^>]*>Daniel Okafor/)?.length ?? 0;
  expect(SIGNATURE_LAYOUTS.map((layout) => [layout, centered(layout)])).toEqual([
    ['horizontal', 0],
    ['vertical', 1],
    ['compact', 0],
    ['banner', 0],
  ]);
});

/** A mark of 200 pixels. Inline it has half of its size; on a band the house has no background. */
const LARGE_MARKS: Record<SignatureLayout, string> = {
  horizontal: 'home.png" width="200" height="200"',
  vertical: 'home.png" width="200" height="200"',
  compact: 'home.png" width="100" height="100"',
  banner: 'home-sign.png" width="200" height="200"',
};

describe.each(SIGNATURE_LAYOUTS)('%s', (layout_style) => {
  test('shows the required legal text with nothing but a name', () => {
    const profile = { name: 'Ada', title: '', phone: '', email: '', nmls_id: '', headshot_url: '' };
    const bare = { settings: { ...SIGNATURE_DEFAULTS, layout_style }, profile };
    const rendered = renderSignature({ ...source, ...bare });
    expect(words(rendered.html).join(' ').replaceAll('\u00a0', ' ')).toContain('Loan Officer');
    expect(words(rendered.html).join(' ')).toContain('Larkfield Home Mortgage');
    expect(legalOf(rendered.html)).toMatch(/^Company NMLS #1992001\..* Equal Housing Opportunity\.$/);
    expect(rendered.html).not.toMatch(/linkedin|Apply|mailto|tel:|undefined/);
    expect(rendered.text).not.toMatch(/\n{3}|undefined|^\n|\n$/);
  });

  test('ends with the legal line: company NMLS number, license lookup, required sentences, Equal Housing', () => {
    const licenses = 'Company NMLS #1992001. Licenses: nmlsconsumeraccess.org. ';
    expect(legalOf(html({ layout_style }))).toBe(
      `${licenses}Licensed by the California Department of Financial Protection and Innovation, sample license 60DBO-99192. ` +
        'Real estate broker, California Department of Real Estate, DRE #01992001. Equal Housing Opportunity.',
    );
    const short = html({ layout_style }, { company: { ...source.company, licence_lines: [] } });
    expect(legalOf(short)).toBe(`${licenses}Equal Housing Opportunity.`);
    expect(short).toContain('href="https://www.nmlsconsumeraccess.org"');
  });

  test('states each fact once', () => {
    const texts = words(html({ layout_style })).join('\n').replaceAll('\u00a0', ' ');
    const plain = textOf({ layout_style });
    const facts = [
      'Daniel Okafor',
      'Senior Loan Officer',
      'Larkfield Home Mortgage',
      '(973) 555-0102',
      '1900102\n',
    ];
    for (const fact of [
      ...facts,
      '#1992001',
      '#01992001',
      '60DBO-99192',
      'Equal Housing',
      'Route 46',
      'Every option',
    ]) {
      expect(`${texts}\n`.replace(/(#1900102) {4}/, '$1\n').split(fact), fact).toHaveLength(2);
      expect(plain.split(fact), fact).toHaveLength(2);
    }
  });

  test('shows California’s DRE number next to the NMLS number', () => {
    const own = { own_licenses: [], dre_numbers: ['01900111'] };
    expect(words(html({ layout_style }, { own })).join('\n').replaceAll('\u00a0', ' ')).toContain(
      'NMLS #1900102    CA DRE #01900111',
    );
    expect(textOf({ layout_style }, { own })).toContain('NMLS #1900102 · CA DRE #01900111');
  });

  test('text is readable on paper, buttons and the band', () => {
    for (const color of ['#ffe08a', '#f4a48c', '#1a5fb4', '#1e4034', '#777777', '#ffffff', '#000000']) {
      const pairs = textColors(html({ layout_style, accent_color: color, primary_color: color }));
      expect(pairs.length).toBeGreaterThan(5);
      for (const [text, ground] of pairs)
        expect(contrastRatio(text, ground), `${text} ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('fits Gmail’s size limit with everything filled in', () => {
    expect(html({ layout_style }).length).toBeLessThan(8000);
  });

  test('sizes, spacing, font and colors take effect', () => {
    const base = { layout_style } as const;
    // On a band in the company's dark color, only a light color is readable.
    const ink = layout_style === 'banner' ? '#e8f0ec' : '#123456';
    const changes = [
      // Replies have no photo.
      ...(layout_style === 'compact' ? [] : [[{ photo_size: 150 }, 'width="150" height="150"'] as const]),
      [{ logo_size: 200 }, LARGE_MARKS[layout_style]],
      [{ logo_padding_top: 50 }, `padding-top:${layout_style === 'compact' ? 35 : 50}px`],
      [{ logo_padding_bottom: 49 }, 'padding-bottom:49px'],
      [{ font_size: 19 }, 'font-size:19px'],
      [{ font_family: 'Times New Roman' }, "font-family:'Times New Roman',Times,serif"],
      [{ primary_color: ink }, `color:${ink}`],
      [{ accent_color: '#654321' }, '#654321'],
    ] as const;
    for (const [change, sign] of changes) {
      expect(html(base)).not.toContain(sign);
      expect(html({ ...base, ...change })).toContain(sign);
    }
  });
});

test.each(['horizontal', 'vertical', 'banner'] as const)('%s keeps the order', (layout_style) => {
  const order = ['social', 'nmls', 'address', 'website', 'email', 'phone', 'title', 'name'] as const;
  const rendered = html({ layout_style, field_order: [...order] });
  const places = [
    'linkedin-sign.png',
    'NMLS\u00a0#1900102',
    '1200\u00a0Route\u00a046',
    '>larkfield.example<',
    '>daniel.okafor<wbr>@',
    '>(973) 555-0102',
    'Senior Loan Officer',
  ].map((sign) => rendered.indexOf(sign));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('only filled-in addresses have an icon or a button', () => {
  expect(html({ facebook_url: '', book_call_url: '' })).not.toMatch(/facebook|Book A Call/);
  expect(html({ show_action_buttons: false })).not.toContain('Apply Now');
  expect(html({}, { applyAddress: undefined })).not.toContain('Apply Now');
  expect(html({ apply_now_url: 'https://go.example/s/abc' })).toContain('href="https://go.example/s/abc"');
  expect(html()).toContain('href="https://www.larkfield.example/pre-approval?lo=daniel-okafor"');
  expect(html({ book_call_url: 'tel:+19735550102' })).toContain('href="tel:+19735550102"');
});

test('compact has name, company and contact on a line each, and links on a fourth', () => {
  const settings = { layout_style: 'compact', website_url: '', address: '', tagline: '' } as const;
  const lines = html(settings)
    .split('<tr>')
    .map((row) => words(row).join('').replaceAll('\u00a0', ' '))
    .filter((line) => line !== '');
  expect(lines.slice(0, -1)).toEqual([
    'Daniel Okafor    Senior Loan Officer    NMLS #1900102',
    // Behind the mark.
    '  Larkfield Home Mortgage',
    '(973) 555-0102    daniel.okafor@larkfield.example',
    ['Apply Now', 'Book A Call', 'LinkedIn', 'Facebook', 'X', 'Instagram', 'YouTube'].join('    '),
  ]);
  const more = html({ layout_style: 'compact' }).split('<tr>');
  const contacts = more.find((row) => row.includes('(973) 555-0102'));
  expect(words(contacts ?? '')).toContain('larkfield.example');
  const order = ['phone', 'nmls', 'name', 'title', 'email', 'website', 'address', 'social'] as const;
  expect(html({ ...settings, field_order: [...order] })).toMatch(
    />NMLS\u00a0#1900102<\/span>\u00a0{3} <span style="font-size:18px"><strong>Daniel Okafor/,
  );
});

test('bands and buttons use the company’s color until the owner chooses another', () => {
  const button = (...input: Parameters<typeof html>) => /bgcolor="(#\w+)/.exec(html(...input))?.[1];
  expect(button()).toBe('#1e4034');
  expect(button({ accent_color: '#8a1c4a' })).toBe('#8a1c4a');
  const { look: _look, ...plain } = source.company;
  expect(button({}, { company: plain })).toBe('#1a5fb4');
});

test.each(['#1e4034', '#1b4069', '#000000', '#8a1c4a'])(
  'a rule of %s is visible on light and dark backgrounds',
  (accent_color) => {
    for (const [layout_style, side] of [
      ['horizontal', 'left'],
      ['vertical', 'top'],
    ] as const) {
      const rule =
        new RegExp(`border-${side}-color:(#\\w+)`).exec(html({ layout_style, accent_color }))?.[1] ?? '';
      expect(contrastRatio(rule, '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(rule, '#1f1f1f')).toBeGreaterThanOrEqual(2);
    }
  },
);

test('colored text is dark on a light accent', () => {
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

test('license lines that are too long become a link to look up licenses', () => {
  const licence_lines = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(300, ' license'));
  const company = { ...source.company, licence_lines };
  for (const layout_style of SIGNATURE_LAYOUTS) {
    const rendered = html({ layout_style }, { company });
    expect(rendered.length).toBeLessThanOrEqual(SIGNATURE_MAX_LENGTH);
    expect(legalOf(rendered)).toBe(
      'Company NMLS #1992001. Licenses: nmlsconsumeraccess.org. Equal Housing Opportunity.',
    );
    expect(textOf({ layout_style }, { company })).toContain(licence_lines[29]?.trim());
  }
});

test('banner shows the phone number, with or without buttons', () => {
  for (const show_action_buttons of [true, false]) {
    const rendered = html({ layout_style: 'banner', show_action_buttons, tagline: '' });
    expect(rendered.split('555-0102</a>')).toHaveLength(2);
    expect(rendered.indexOf('555-0102</a>')).toBeLessThan(rendered.indexOf('Larkfield Home Mortgage'));
  }
});

test('a mark alone left of the rule is three lines high', () => {
  const profile = { ...source.profile, headshot_url: '' };
  const alone = html({ layout_style: 'horizontal' }, { profile });
  expect(alone).toContain('home.png" width="64" height="64"');
  expect(html({ layout_style: 'horizontal', logo_size: 80 }, { profile })).toContain('home.png" width="80"');
});

test('rules use the company’s second color until the owner chooses another, the email that of the text', () => {
  const company = { ...source.company, look: { primary: '#1b4069', accent: '#f4a48c' } };
  const ruleOf = (accent_color: string) =>
    /border-left-color:(#\w+)/.exec(html({ accent_color }, { company }))?.[1] ?? '';
  const emailOf = (accent_color: string) =>
    /mailto:[^>]*?[;"]color:(#\w+)/.exec(html({ accent_color }, { company }))?.[1];
  // New signatures of a company with colors have its first one as their accent.
  for (const accent of [SIGNATURE_DEFAULTS.accent_color, '#1b4069']) {
    const [red, , blue] = toParts(ruleOf(accent));
    expect(red).toBeGreaterThan(blue ?? 0);
    expect(contrastRatio(ruleOf(accent), '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(emailOf(accent)).toBe(SIGNATURE_DEFAULTS.primary_color);
  }
  expect(ruleOf('#b03060')).toBe('#b03060');
  expect(emailOf('#b03060')).toBe('#b03060');
});

const toParts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test('everything in banner but the legal text is on the band; the house has no background there', () => {
  const band = (accent_color: string) => html({ layout_style: 'banner', accent_color });
  const [before = '', after = ''] = band('#1e4034').split('equal-housing.png');
  for (const fact of ['Daniel Okafor', '(973) 555-0102', 'Route', 'Larkfield Home Mortgage', 'Apply Now']) {
    expect(before).toContain(fact);
    expect(after).not.toContain(fact);
  }
  expect(band('#1e4034')).toContain('home-sign.png');
  // White on a light band would be invisible.
  expect(band('#ffe08a')).toContain('home.png');
});

test('the first button is filled, the second outlined', () => {
  for (const layout_style of ['horizontal', 'vertical', 'banner'] as const) {
    const rendered = html({ layout_style });
    expect(rendered).toMatch(/<td bgcolor="#\w+"[^>]*><a [^>]*>Apply Now/);
    expect(rendered).toMatch(/<td style="[^"]*border-width:1px[^"]*"><a [^>]*>Book A Call/);
  }
});
