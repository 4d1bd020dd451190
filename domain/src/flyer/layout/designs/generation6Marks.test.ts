import { expect, it } from 'vitest';
import { toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFormat } from '../formats/layoutFormat.ts';
import { palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { HOUSES, LOGO, realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { toGreetingScene } from './generation6/greeting/greetingScene.ts';

const lay = (input: FlyerInput, format: 'letter' | 'postcard' | 'square' = 'letter') =>
  layoutFormat(input, fontMeasure, testQr, format).scene;
const textsOf = ({ ops }: Scene) => ops.filter((op) => op.kind === 'text');
const SQUARES = LAYOUT_KEYS.filter((layout) => toFormats(layout).includes('square'));

it('a square image keeps to its left edge, where the small print begins', () => {
  for (const layout of SQUARES)
    for (const input of [sampleFlyer(layout), { ...sampleFlyer(layout), realtor }]) {
      const scene = lay(input, 'square');
      for (const { x, text } of textsOf(scene)) expect(x, `${layout}: ${text}`).toBeGreaterThanOrEqual(23.9);
      const sign = scene.ops.find((op) => op.kind === 'path' && op.alt === 'Equal Housing Opportunity');
      const left = sign?.kind === 'path' ? Math.min(...sign.path.flatMap(([, x]) => x ?? [])) : 0;
      expect(left, layout).toBeGreaterThanOrEqual(24);
      expect(left, layout).toBeLessThan(26);
      // As far from the lower edge as from the sides.
      const lowest = Math.max(...textsOf(scene).map(({ y }) => y));
      expect(scene.height - lowest, layout).toBeGreaterThanOrEqual(21);
    }
});

it('a listing’s image has the company below the photo, and a brokerage’s logo beside it', () => {
  for (const given of [undefined, { ...realtor, logo: LOGO }]) {
    const { ops, footerTop } = lay({ ...sampleFlyer('just-listed'), realtor: given }, 'square');
    const photo = ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
    const names = ops.filter((op) => op.kind === 'text' && op.field === 'company.name' && op.y < footerTop);
    if (photo?.kind !== 'image') throw new Error('no photo');
    expect(names.length).toBeGreaterThan(0);
    for (const op of names) if (op.kind === 'text') expect(op.y).toBeGreaterThan(photo.height);
    const logo = ops.find((op) => op.kind === 'image' && op.src === LOGO);
    if (logo?.kind === 'image') expect(logo.width).toBeGreaterThanOrEqual(110);
    expect(logo !== undefined).toBe(given !== undefined);
  }
});

it('a program’s page has large figures, with its house on the ground above them', () => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    const scene = lay(sampleFlyer('program'), format);
    const size = textsOf(scene).find(({ text }) => text === '3.5%')?.size;
    if (format === 'letter') expect(size).toBe(48);
    // The sun's circle clips it on both sides.
    const ground = scene.ops.find(
      (op) => op.kind === 'path' && op.fill === '#142c23' && (op.clip?.length ?? 0) > 5,
    );
    expect(ground, format).toBeDefined();
  }
});

it('a greeting’s wish is its headline, with a text-sized salutation below it', () => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    const texts = textsOf(lay(sampleFlyer('greeting'), format));
    const headline = texts.find(({ role }) => role === 'H1');
    const salutation = texts.find(({ field }) => field === 'client_name');
    expect(headline?.text, format).toBe('Welcome home!');
    expect(headline?.size).toBe(Math.max(...texts.map(({ size }) => size)));
    expect(salutation?.y).toBeGreaterThan(headline?.y ?? 0);
    expect(salutation?.size).toBeLessThanOrEqual((headline?.size ?? 0) / 2);
  }
  const plain = { ...sampleFlyer('greeting'), data: { client_name: 'Dear all,', message: 'We moved.' } };
  expect(textsOf(lay(plain)).find(({ role }) => role === 'H1')?.text).toBe('Dear all,');
});

it('a greeting leaves room for a pen on paper, and is signed with first names on a screen', () => {
  const lastOf = (given: FlyerInput) =>
    textsOf(lay(given, 'square')).findLast(({ field }) => field === 'message')?.text;
  const input = sampleFlyer('greeting');
  expect(lastOf(input)).toBe('Maria');
  expect(lastOf(sampleFlyer('greeting', 'partners'))).toBe('Maria and Patricia');
  expect(lastOf({ ...input, data: { ...input.data, message: 'Welcome home!' } })).toBe('Welcome home!');
  for (const variant of ['full', 'partners'] as const) {
    const texts = textsOf(lay(sampleFlyer('greeting', variant)));
    const end = texts.findLast(({ field }) => field === 'message');
    const name = texts.find(({ field }) => field === 'officer.name');
    expect(end?.text).toBe('With warm wishes,');
    expect((name?.box.y ?? 0) - (end?.y ?? 0), variant).toBeGreaterThanOrEqual(36);
  }
});

it('a greeting’s postcard has sender and number on the front, and the message on the address side', () => {
  const { scene, back } = layoutFormat(sampleFlyer('greeting'), fontMeasure, testQr, 'postcard');
  const textOf = (one: Scene | undefined) =>
    textsOf(one ?? scene)
      .map(({ text }) => text)
      .join(' ');
  expect(textOf(scene)).toContain('Maria Castellano (973) 555-0102');
  expect(textOf(scene)).not.toContain('maria.castellano@');
  expect(textOf(scene)).toContain('NMLS # 1992102');
  expect(textOf(back)).toContain('555-0102');
});

it.each([
  ['Happy holidays', 'winter'],
  ['Season’s greetings', 'winter'],
  ['Welcome home! Thank you for letting us be part of it.', 'door'],
  ['May the porch light always be on for you.', 'night'],
])('the scene of “%s” is %s', (message, scene) => {
  expect(toGreetingScene({ data: { message } })).toBe(scene);
});

it('the company’s name is light on the night street that replaces an unusable photo', () => {
  const greeting = sampleFlyer('greeting');
  const nameOf = (data: FlyerInput['data']) =>
    textsOf(lay({ ...greeting, data }, 'postcard')).find(({ field }) => field === 'company.name');
  const { photo: _photo, ...plain } = greeting.data;
  expect(toGreetingScene({ data: plain })).toBe('door');
  expect(nameOf(plain)?.color).not.toBe(palette.card);
  expect(nameOf({ ...plain, property_photo: 'our porch' })?.color).toBe(palette.card);
});

it('a greeting’s image has its message below the headline', () => {
  const greeting = sampleFlyer('greeting');
  const input = {
    ...greeting,
    data: { headline: 'Happy holidays', message: 'May your coffee always be hot.' },
    fields: [...greeting.fields, { ...greeting.fields[0], key: 'headline' }].filter(
      (field): field is (typeof greeting.fields)[number] => field.type !== 'image',
    ),
  };
  expect(
    textsOf(lay(input, 'square'))
      .map(({ text }) => text)
      .join(' '),
  ).toContain('coffee');
});

it('a first home’s image has a two-line headline', () => {
  const lines = textsOf(lay(sampleFlyer('first-home'), 'square')).filter(({ field }) => field === 'headline');
  expect(lines.map(({ text }) => text)).toEqual(['Your first home,', 'one step at a time']);
});

it('a program’s image keeps a fourth bullet about the loan’s costs', () => {
  const shown = (last: string) => {
    const input = sampleFlyer('program');
    const body = ['One thing.', 'Another thing.', 'A third thing.', last]
      .map((text) => `- ${text}`)
      .join('\n');
    const key = ['body', 'highlights', 'benefits'].find((each) => each in input.data) ?? 'body';
    const scene = lay({ ...input, data: { ...input.data, [key]: body } }, 'square');
    return textsOf(scene).some(({ text }) => text.includes(last.split(' ')[0] ?? ''));
  };
  expect(shown('Premiums of 1.75% are due upfront.')).toBe(true);
  expect(shown('Friendly people answer.')).toBe(false);
});

it('just listed: shows what the home is like before its price, with and without a photo', () => {
  const input = sampleFlyer('just-listed');
  const isHouse = (value: unknown) => typeof value === 'string' && HOUSES.includes(value);
  const bare = Object.fromEntries(Object.entries(input.data).filter(([, value]) => !isHouse(value)));
  for (const data of [input.data, bare])
    for (const format of ['letter', 'postcard'] as const) {
      const read = textsOf(lay({ ...input, data }, format)).map(({ field }) => field);
      expect(read.indexOf('headline')).toBeGreaterThanOrEqual(0);
      expect(read.lastIndexOf('headline')).toBeLessThan(read.indexOf('list_price'));
      expect(read.lastIndexOf('description')).toBeLessThan(read.indexOf('list_price'));
    }
});

it('a first home’s image lists its steps’ topics, unless a sentence after one limits it', () => {
  const input = sampleFlyer('first-home');
  const textOf = (given: FlyerInput) => textsOf(lay(given, 'square')).map(({ text }) => text);
  for (const step of ['Talk for 20 minutes', 'Get preapproved', 'Make an offer', 'Get the keys'])
    for (const given of [input, { ...input, realtor }]) expect(textOf(given)).toContain(step);
  const steps = ['Talk.', 'Look.', 'Close.'].map((bold, index) => ({
    type: 'bullet',
    spans: [{ text: bold, bold: true }, { text: index === 1 ? ' Subject to eligibility.' : ' Soon.' }],
  }));
  expect(textOf({ ...input, data: { ...input.data, body: { paragraphs: steps } } })).not.toContain('Look');
});

it.each(['event', 'first-home', 'program', 'rate-sheet'] as const)(
  'the image of a %s has one call to action, which doesn’t look like a button',
  (layout) => {
    for (const variant of ['full', 'partners'] as const) {
      const { ops } = lay(sampleFlyer(layout, variant), 'square');
      const action = layout === 'event' ? 'rsvp_link' : 'call_to_action';
      const index = ops.findIndex((op) => op.kind === 'text' && op.field === action);
      const [before, text] = [ops[index - 1], ops[index]];
      expect(before?.kind === 'path' && before.fill === '#1e4034', variant).toBe(false);
      expect(text?.kind === 'text' && text.color).toBe('#1e4034');
      expect(text?.kind === 'text' && text.size, variant).toBeGreaterThanOrEqual(12);
    }
  },
);

it('legal text on paper is 7 points or more and in full, on a card, too', () => {
  for (const layout of LAYOUT_KEYS)
    for (const format of ['letter', 'postcard'] as const) {
      if (!toFormats(layout).includes(format)) continue;
      for (const input of [sampleFlyer(layout), { ...sampleFlyer(layout), realtor }]) {
        const scene = lay(input, format);
        const legal = textsOf(scene).filter(({ box }) => box.y >= scene.footerTop);
        for (const { size, text } of legal) expect(size, `${layout} ${text}`).toBeGreaterThanOrEqual(6.99);
        const words = legal.map(({ text }) => text).join(' ');
        for (const part of ['NMLS # 1992001', 'NMLS # 1992102', 'license 1992011', 'nmlsconsumeraccess.org'])
          expect(words, layout).toContain(part);
        if (input.realtor)
          expect(words.replaceAll(/\s+/g, ' ')).toMatch(/are not affiliated; you are not required/);
      }
    }
});

it('a letter’s last sentence is as large as its text, and the recipient’s lines stay together', () => {
  const texts = textsOf(lay(sampleFlyer('letter')));
  const find = (start: string) => texts.find(({ text }) => text.startsWith(start));
  expect(find('Call me with any questions')?.size).toBe(find('They can close')?.size);
  const [name, firm, body, next] = ['Patricia Doyle', 'Doyle & Daughters', 'They can close', 'bank.'].map(
    find,
  );
  if (!name || !firm || !body || !next) throw new Error('a line is missing');
  expect(firm.y - name.y).toBeLessThan(next.y - body.y);
});

it.each([
  ['The Rivera family', 'Dear Rivera family,'],
  ['the Riveras', 'Dear Riveras,'],
  ['The Sellers of 12 Oak Street', 'Dear Sellers of 12 Oak Street,'],
  ['The Listing Agent', 'Dear Listing Agent,'],
  ['The Oaks Realty', 'Dear The Oaks Realty,'],
  ['Theo Lane', 'Dear Theo Lane,'],
])('a letter to %s begins with %s', (recipient, salutation) => {
  const letter = sampleFlyer('letter');
  const data = { ...letter.data, recipient, body: 'They can close within thirty days.' };
  const texts = textsOf(lay({ ...letter, data }));
  expect(texts.map(({ text }) => text)).toContain(salutation);
});

it('a letter of an earlier design keeps its approved look', () => {
  const letter = sampleFlyer('letter');
  const data = { ...letter.data, recipient: 'The Rivera family', body: 'They can close within thirty days.' };
  const texts = textsOf(lay({ ...letter, data, design: 5 }));
  expect(texts.map(({ text }) => text)).toContain('Dear the Rivera family,');
});

it('an open house of two companies shows its date and time larger than the address', () => {
  const texts = textsOf(lay(sampleFlyer('co-brand')));
  const sizeOf = (start: string) => texts.find(({ text }) => text.startsWith(start))?.size ?? 0;
  expect(sizeOf('Open house: Sunday')).toBeGreaterThan(sizeOf('88 Ridge Road'));
});
