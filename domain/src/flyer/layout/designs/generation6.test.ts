import { expect, it } from 'vitest';
import { toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFormat } from '../formats/layoutFormat.ts';
import type { Scene, TextOp } from '../scene/scene.ts';
import { HOUSES, LOGO, realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { FONT_FACES } from '../text/fontFaces.ts';
import { fontMeasure } from '../text/measure.ts';
import { onScale, TYPE_SCALE, type } from '../text/typeStyles.ts';

const lay = (input: FlyerInput, format: 'letter' | 'postcard' | 'square' = 'letter') =>
  layoutFormat(input, fontMeasure, testQr, format).scene;
const textsOf = ({ ops }: Scene) => ops.filter((op) => op.kind === 'text');
const without = (input: FlyerInput): FlyerInput => ({
  ...input,
  fields: input.fields.filter(({ type: kind }) => kind !== 'image'),
});
const fills = ({ ops }: Scene) => ops.flatMap((op) => (op.kind === 'path' && op.fill ? [op.fill] : []));

it.each(LAYOUT_KEYS)('%s: uses few sizes, all of one scale', (layout) => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    if (!toFormats(layout).includes(format)) continue;
    const scene = lay(sampleFlyer(layout), format);
    // A postcard is laid out at a larger size and scaled down for print.
    const scale = format !== 'postcard' ? 1 : layout === 'greeting' ? 432 / 396 : 432 / 504;
    const sizes = [...new Set(textsOf(scene).map(({ size }) => size / scale))];
    for (const size of sizes)
      expect(Math.min(...TYPE_SCALE.map((step) => Math.abs(step - size))), `${size}`).toBeLessThan(0.02);
    expect(sizes.length).toBeLessThanOrEqual(9);
  }
});

it('a style uses the nearest size, and the smallest stays readable', () => {
  expect(onScale({ ...type.body, size: 11, min: 8.5 })).toMatchObject({ size: 12, min: 8.5 });
  expect(onScale({ ...type.legal, size: 7, min: 7 })).toMatchObject({ size: 7, min: 7 });
  expect(onScale({ ...type.body, size: 6, min: 6.5 }).min).toBe(6);
});

it.each(['just-listed', 'open-house', 'co-brand'] as const)(
  '%s without a photo: shows a drawing or number behind the address instead of gables',
  (layout) => {
    const bare = without(sampleFlyer(layout));
    const tinted = ({ ops }: Scene) =>
      ops.filter((op) => op.kind === 'path' && op.fill === '#b9cdbf' && op.opacity !== undefined);
    expect(tinted(lay(bare))).toEqual([]);
    const more = fills(lay(bare)).length - fills(lay({ ...bare, design: 5 })).length;
    const number = textsOf(lay(bare)).find(({ text }) => text === '14');
    if (layout === 'just-listed') expect(number?.size).toBeGreaterThanOrEqual(92);
    else expect(more).toBeGreaterThan(3);
  },
);

it('an event without a photo shows its audience across the page, above the headline', () => {
  const scene = lay(without(sampleFlyer('event')));
  const headline = textsOf(scene).find(({ field }) => field === 'headline');
  const heads = scene.ops.filter((op) => op.kind === 'path' && op.fill === '#b9cdbf' && op.clip);
  expect(heads.length).toBeGreaterThan(10);
  for (const op of heads)
    if (op.kind === 'path')
      expect(op.clip?.[2]?.[2]).toBeLessThan((headline?.y ?? 0) - (headline?.size ?? 0) * 0.7);
});

it('legal text on a square image is 20 pixels high and limited to what’s required', () => {
  for (const layout of LAYOUT_KEYS) {
    if (!toFormats(layout).includes('square')) continue;
    const scene = lay(sampleFlyer(layout), 'square');
    const legal = textsOf(scene).filter(({ box }) => box.y >= scene.footerTop);
    for (const { size, text } of legal) expect(size, text).toBe(10);
    const words = legal
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\w)- /g, '-');
    for (const part of [
      'NMLS # 1992001',
      'Equal Housing Opportunity',
      'sample license 9900192',
      'sample license 60DBO-99192',
      'Clifton branch, license 1992011',
      'nmlsconsumeraccess.org',
      'commitment to lend',
    ])
      expect(words, layout).toContain(part);
    // It is next to the officer's name.
    expect(words).not.toContain('1992102');
  }
});

it('the lines of two people on a square image are side by side in the same sizes', () => {
  for (const layout of ['just-listed', 'event', 'program'] as const) {
    const scene = lay(sampleFlyer(layout, 'partners'), 'square');
    const line = (field: string) => textsOf(scene).find((op) => op.field === field);
    for (const [one, other] of [
      ['officer.name', 'realtor.name'],
      ['officer.title', 'realtor.brokerage'],
      ['officer.phone', 'realtor.phone'],
    ] as const) {
      expect(line(one)?.size).toBe(line(other)?.size);
      expect(line(one)?.y).toBeCloseTo(line(other)?.y ?? 0, 1);
    }
  }
});

it('rates next to two people are as large as their rows allow', () => {
  const rates = textsOf(lay(sampleFlyer('rate-sheet', 'partners'), 'letter')).filter(({ text }) =>
    /^\d\.\d{3}%$/.test(text),
  );
  expect(rates.length).toBeGreaterThanOrEqual(8);
  for (const { size } of rates) expect(size).toBeGreaterThanOrEqual(30);
});

it('a postcard’s facts share one size, and its scan label takes one or two lines', () => {
  const texts = textsOf(lay(sampleFlyer('co-brand'), 'postcard'));
  const sizes = ['list_price', 'bedrooms', 'bathrooms'].map((key) => {
    return Math.max(...texts.filter(({ field }) => field === key).map(({ size }) => size));
  });
  expect(new Set(sizes.map((size) => size.toFixed(2))).size).toBe(1);
  for (const layout of ['co-brand', 'program', 'open-house'] as const) {
    const drawnTexts = textsOf(lay(sampleFlyer(layout), 'postcard')).map(({ text }) => text);
    expect(drawnTexts.join(' '), layout).toContain(
      layout === 'co-brand' ? 'Scan to reach us' : 'Scan to reach Maria',
    );
  }
});

it('a listing frames its call to action with the code', () => {
  for (const format of ['letter', 'postcard'] as const) {
    const scene = lay(sampleFlyer('just-listed'), format);
    const code = scene.ops.find((op) => op.kind === 'path' && op.alt?.startsWith('QR code'));
    const extent = (op: (typeof scene.ops)[number] | undefined) => {
      const points =
        op?.kind === 'path' ? op.path.flatMap(([, x, y]) => (y === undefined ? [] : [[x, y] as const])) : [];
      return {
        top: Math.min(...points.map(([, y]) => y)),
        foot: Math.max(...points.map(([, y]) => y)),
        left: Math.min(...points.map(([x]) => x ?? 0)),
      };
    };
    const words = textsOf(scene).filter(({ field }) => field === 'call_to_action');
    const frames = scene.ops
      .filter((op) => op.kind === 'path' && op.stroke !== undefined && op.fill === undefined)
      .map(extent);
    const inner = {
      top: Math.min(...words.map(({ y }) => y)),
      foot: extent(code).foot,
      left: extent(code).left,
    };
    expect(
      frames.some(({ top, foot, left }) => top < inner.top && foot > inner.foot && left < inner.left),
    ).toBe(true);
  }
});

const SQUARES = LAYOUT_KEYS.filter((layout) => toFormats(layout).includes('square'));

it('no two sizes of the scale can be confused', () => {
  const large = TYPE_SCALE.filter((size) => size >= 12);
  large.slice(1).forEach((size, index) => {
    expect(size / (large[index] ?? 1)).toBeGreaterThan(1.2);
  });
});

it.each(SQUARES)('%s: without a photo, the image has its own drawing, alone and with a realtor', (layout) => {
  const alone = { ...without(sampleFlyer(layout)), realtor: layout === 'co-brand' ? realtor : undefined };
  for (const input of [alone, { ...alone, realtor }]) {
    const { scene, issues } = layoutFormat(input, fontMeasure, testQr, 'square');
    expect(issues).toEqual([]);
    // The contacts are drawn first.
    const start = scene.ops.findLastIndex((op) => op.kind === 'text' && op.field?.endsWith('.phone'));
    const drawn = scene.ops.slice(start).filter((op) => op.kind === 'path');
    // Backgrounds, rules and both marks account for eight of them.
    expect(drawn.length).toBeGreaterThan(16);
    for (const { size, text, box } of textsOf(scene))
      if (box.y < scene.footerTop) expect(TYPE_SCALE, text).toContain(size);
    const headlines = textsOf(scene).filter(({ field, role }) =>
      // Its wish is in the message.
      layout === 'greeting' ? role === 'H1' : field === 'headline',
    );
    const largest = Math.max(...headlines.map(({ size }) => size));
    const rest = textsOf(scene).filter(
      (op) => !headlines.includes(op) && !/^(officer|rate_|apr_|property_address)/.test(op.field ?? ''),
    );
    for (const { size, text } of rest) expect(size, text).toBeLessThanOrEqual(largest);
  }
});

it('drawings of images without a photo differ by layout', () => {
  const pictures = SQUARES.map((layout) => {
    const { ops } = lay(without({ ...sampleFlyer(layout), realtor }), 'square');
    return JSON.stringify(ops.flatMap((op) => (op.kind === 'path' && op.clip ? [op.path] : [])));
  });
  expect(new Set(pictures).size).toBe(SQUARES.length);
});

it('the wall behind a house number uses the company’s colors', () => {
  const input = without(sampleFlyer('just-listed'));
  const look = { primary: '#1b4069', accent: '#f4a48c', family: 'libre-franklin' as const };
  const scene = lay({ ...input, company: { ...input.company, look } }, 'square');
  const boards = scene.ops.flatMap((op) => (op.kind === 'path' && op.opacity === 0.16 ? [op.fill] : []));
  expect(boards.length).toBeGreaterThan(5);
  expect(boards).not.toContain('#7e5713');
});

it('the image of a new listing shows the house number beside its door', () => {
  const words = textsOf(lay(without(sampleFlyer('just-listed')), 'square')).map(({ text }) => text);
  expect(words).toContain('14');
  expect(words.join(' ')).toContain('14 Maple Avenue, Clifton');
});

it('an image shows one fact of a home in large letters, none about a loan, and leaves out the rest', () => {
  const input = without(sampleFlyer('just-listed'));
  const field = (key: string, label: string) => ({ key, label, type: 'string' as const, help_text: '' });
  const drawnTexts = (label: string) => {
    const more = Array.from({ length: 4 }, (_, index) => field(`more_${index}`, `${label} ${index}`));
    const data = Object.fromEntries(more.map(({ key }) => [key, `A value for ${key}`]));
    const given = { ...input, fields: [...input.fields, ...more], data: { ...input.data, ...data } };
    const { scene, issues } = layoutFormat(given, fontMeasure, testQr, 'square');
    return { words: textsOf(scene).map(({ text }) => text), missing: issues.map(({ field: key }) => key) };
  };
  const garages = drawnTexts('Garage');
  expect(garages.words).not.toContain('Garage 3');
  expect(garages.missing).toEqual([]);
  const sizes = textsOf(lay(input, 'square')).filter(({ field: key }) => key === 'list_price');
  expect(Math.max(...sizes.map(({ size }) => size))).toBeGreaterThanOrEqual(30);
  // A claim about a loan is either printed or reported as not fitting.
  const payments = drawnTexts('Monthly payment');
  expect(payments.words.includes('Monthly payment 3') || payments.missing.includes('more_3')).toBe(true);
});

it('points of rates are stacked, on the page and on the image', () => {
  for (const format of ['letter', 'square'] as const) {
    const figures = textsOf(lay(sampleFlyer('rate-sheet'), format)).filter(({ text }) =>
      /^\d\.\d{3}%$/.test(text),
    );
    expect(figures).toHaveLength(8);
    // This face has tabular figures, so equal right edges mean aligned decimal points.
    expect(new Set(figures.map(({ face }) => face))).toEqual(new Set(['sansBold']));
    const digits = new Set(
      [...'0123456789'].map((digit) => fontMeasure.advance('sansBold', digit.charCodeAt(0))),
    );
    expect(digits.size).toBe(1);
    const ends = new Set(figures.map(({ x, width }) => Math.round((x + width) * 10)));
    expect(ends.size).toBe(2);
  }
  const terms = textsOf(lay(sampleFlyer('rate-sheet'))).filter(({ field }) => field === 'assumptions');
  expect(Math.max(...terms.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
});

it.each(['just-listed', 'open-house', 'co-brand'] as const)(
  '%s: no large text covers the lower half of the photo',
  (layout) => {
    const { ops } = lay(sampleFlyer(layout));
    const index = ops.findIndex((op) => op.kind === 'image' && HOUSES.includes(op.src));
    const photo = ops[index];
    if (photo?.kind !== 'image') throw new Error('no photo');
    const over = ops.slice(index + 1).filter((op) => {
      if (op.kind !== 'path' || !op.fill) return false;
      const xs = op.path.flatMap(([, x]) => x ?? []);
      const ys = op.path.flatMap(([, , y]) => y ?? []);
      const across = Math.min(photo.x + photo.width, Math.max(...xs)) - Math.max(photo.x, Math.min(...xs));
      const down =
        Math.min(photo.y + photo.height, Math.max(...ys)) -
        Math.max(photo.y + photo.height / 2, Math.min(...ys));
      return across > 40 && down > 20;
    });
    expect(over).toEqual([]);
  },
);

it('all steps of a first home share one size, on a page and on a card', () => {
  for (const format of ['letter', 'postcard'] as const) {
    const steps = textsOf(lay(sampleFlyer('first-home'), format)).filter(({ field }) => field === 'body');
    expect(steps.length).toBeGreaterThan(9);
    expect(new Set(steps.map(({ size }) => size)).size).toBe(1);
  }
});

it('an image shows the officer’s number once if it’s the number to call for an event', () => {
  const input = sampleFlyer('event');
  const drawnTexts = (rsvp_phone: string) =>
    textsOf(lay({ ...input, data: { ...input.data, rsvp_phone } }, 'square')).filter(({ text }) =>
      text.includes('555-01'),
    ).length;
  expect(drawnTexts('+1 973-555-0102')).toBe(1);
  expect(drawnTexts('+1 973-555-0177')).toBe(2);
});

it.each(['just-listed', 'open-house', 'co-brand'] as const)(
  '%s: the photo keeps its share of the page, or is nearly square beside a card’s column, uncovered',
  (layout) => {
    for (const variant of ['full', 'partners'] as const) {
      const { ops, height } = lay(sampleFlyer(layout, variant));
      const index = ops.findIndex((op) => op.kind === 'image' && HOUSES.includes(op.src));
      const photo = ops[index];
      if (photo?.kind !== 'image') throw new Error('no photo');
      // An open house has day and hours in large type, or on a strip.
      expect(photo.height / height).toBeGreaterThanOrEqual(layout === 'just-listed' ? 0.55 : 0.51);
      // On a card with two companies, names and legal text take up more of it.
      const card = lay(sampleFlyer(layout, variant), 'postcard');
      const small = card.ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
      const usual = layout === 'co-brand' ? 0.45 : 0.51;
      // Next to a column, a nearly square photo doesn't crop the sides of the house.
      const share = layout === 'just-listed' ? (card.width * 0.645 * 0.97) / card.height : usual;
      expect(small?.kind === 'image' && small.height / card.height).toBeGreaterThanOrEqual(share);
      const texts = ops.filter((op) => op.kind === 'text').filter(({ x }) => x < photo.x + photo.width);
      for (const { y, size, text } of texts) {
        const isAbove = y <= photo.y;
        expect(isAbove || y - size * 0.8 >= photo.y + photo.height, text).toBe(true);
      }
    }
  },
);

it('shows initials in a circle for someone without a photo or drawing', () => {
  const { officer, ...others } = sampleFlyer('co-brand');
  const input = { ...others, officer: { ...officer, portrait: undefined } };
  const letters = (design: number) =>
    textsOf(lay({ ...input, design })).filter(({ text }) => text === 'MC' || text === 'PD').length;
  expect(letters(6)).toBe(2);
});

it('stacks an image’s date and time if they don’t fit on one line', () => {
  const input = without(sampleFlyer('co-brand'));
  const whenOf = (open_house_time: string) =>
    textsOf(lay({ ...input, data: { ...input.data, open_house_time } }, 'square'))
      .filter(({ field }) => field === 'open_house_date')
      .map(({ text }) => text);
  expect(whenOf('12:30 PM to 3:30 PM, rain or shine')).toEqual([
    'Sunday, Dec 6',
    '12:30 PM to 3:30 PM, rain or shine',
  ]);
  expect(whenOf('Noon to 3 PM')).toEqual(['Sunday, Dec 6 · Noon to 3 PM']);
});

it('a postcard’s date and time are its largest text, and both companies share one size', () => {
  const sizeOf = (layout: 'open-house' | 'co-brand', field: string) =>
    textsOf(lay(sampleFlyer(layout), 'postcard')).find((op) => op.field === field && op.y < 400)?.size ?? 0;
  const headline = textsOf(lay(sampleFlyer('open-house'), 'postcard')).find(
    ({ field }) => field === 'headline',
  );
  const [day] = textsOf(lay(sampleFlyer('open-house'), 'postcard'))
    .filter(({ field }) => field === 'open_house_date')
    .sort((one, other) => other.size - one.size);
  expect(day?.text).toBe('Sunday, Nov 8 · 1-4 PM');
  expect(day?.size).toBeGreaterThan((headline?.size ?? 99) * 1.9);
  expect(sizeOf('co-brand', 'company.name')).toBeGreaterThan(0);
  expect(sizeOf('co-brand', 'realtor.brokerage')).toBe(sizeOf('co-brand', 'company.name'));
});

it('an event lists its topics in columns on a panel, and the officer’s number once', () => {
  for (const format of ['letter', 'postcard'] as const) {
    const words = textsOf(lay(sampleFlyer('event'), format));
    const topics = words.filter(({ field, text }) => field === 'agenda' && text !== 'AGENDA');
    expect(new Set(topics.map(({ box }) => Math.round(box.x))).size).toBe(3);
    expect(words.filter(({ text }) => text.includes('555-0102'))).toHaveLength(1);
  }
});

it('a program’s headline and lead don’t touch the house on the horizon', () => {
  for (const [variant, format] of [
    ['full', 'letter'],
    ['partners', 'letter'],
    ['full', 'postcard'],
    ['partners', 'postcard'],
  ] as const) {
    const { ops } = lay(sampleFlyer('program', variant), format);
    // Its rectangular and round windows have the same gold.
    const lit = ops.filter((op) => op.kind === 'path' && op.fill === '#ddb765' && op.clip);
    expect(lit.length, `${variant} ${format}`).toBeGreaterThan(3);
    // The sun behind it.
    const sun = ops.find((op) => op.kind === 'path' && op.fill === '#ddb765' && op.clip);
    const points = sun?.kind === 'path' ? sun.path.flatMap(([, ...at]) => [at]) : [];
    const left = Math.min(...points.map(([x]) => x ?? Infinity));
    const top = Math.min(...points.map(([, y]) => y ?? Infinity));
    const drawnTexts = ops.filter(
      (op) => op.kind === 'text' && /^(headline|intro|lead)$/.test(op.field ?? ''),
    );
    expect(drawnTexts.length).toBeGreaterThan(2);
    for (const op of drawnTexts)
      if (op.kind === 'text') expect(op.y <= top + 1 || op.x + op.width <= left, op.text).toBe(true);
  }
});

it('a letter keeps clear of the margins that office printers can’t print, with its date written out', () => {
  const { ops, width } = lay(sampleFlyer('letter'));
  // The first two are the page background.
  for (const op of ops.slice(2)) {
    const xs = op.kind === 'path' ? op.path.flatMap(([, x]) => x ?? []) : [op.x];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width - 60);
  }
  expect(textsOf(lay(sampleFlyer('letter'))).map(({ text }) => text)).toContain('November 18, 2026');
});

it('a postcard’s front has a code 0.8 inch wide without its margin, framed with the call to action', () => {
  for (const layout of ['open-house', 'co-brand', 'program', 'event', 'first-home'] as const)
    for (const partner of [undefined, realtor]) {
      const input = { ...sampleFlyer(layout), realtor: layout === 'co-brand' ? realtor : partner };
      const scene = lay(input, 'postcard');
      const modules = testQr(input.link ?? '').length;
      const [code] = scene.links;
      expect(((code?.box.width ?? 0) * modules) / (modules + 8)).toBeGreaterThanOrEqual(0.8 * 72 - 0.1);
      const action = textsOf(scene).filter(
        ({ field, text }) => field === 'call_to_action' || /Scan to|sign up/.test(text),
      );
      const frames = scene.ops.flatMap((op) => {
        // A program's people are on a card, which already has an outline.
        const isCard = layout === 'program';
        if (op.kind !== 'path' || op.stroke === undefined || (op.fill !== undefined && !isCard)) return [];
        const xs = op.path.flatMap(([, x]) => x ?? []);
        const ys = op.path.flatMap(([, , y]) => y ?? []);
        return [
          { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) },
        ];
      });
      const isIn = ({ left, right, top, foot }: (typeof frames)[number]) =>
        action.every(({ x, y, width }) => x > left && x + width < right && y > top && y < foot) &&
        (code?.box.x ?? 0) > left &&
        (code?.box.y ?? 0) >= top;
      expect(action.length, layout).toBeGreaterThan(0);
      expect(frames.some(isIn), layout).toBe(true);
    }
});

it('names and numbers on a postcard’s front are readable at arm’s length', () => {
  for (const layout of LAYOUT_KEYS.filter((key) => toFormats(key).includes('postcard')))
    for (const partner of [undefined, realtor]) {
      const input = { ...sampleFlyer(layout), realtor: layout === 'co-brand' ? realtor : partner };
      const texts = textsOf(lay(input, 'postcard'));
      for (const { field, size, text } of texts) {
        if (/^(officer|realtor)\.phone$/.test(field ?? ''))
          expect(size, `${layout}: ${text}`).toBeGreaterThanOrEqual(10);
        if (/^(officer|realtor)\.name$/.test(field ?? ''))
          expect(size, `${layout}: ${text}`).toBeGreaterThanOrEqual(12);
      }
    }
});

it('a headline keeps "down payment" on one line', () => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    const lines = textsOf(lay(sampleFlyer('program'), format)).filter(({ field }) => field === 'headline');
    const broken = ['A smaller', 'down payment', 'opens the door'];
    const expected = format === 'letter' ? broken : ['A smaller down payment', 'opens the door'];
    expect(lines.map(({ text }) => text)).toEqual(expected);
  }
});

it.each(LAYOUT_KEYS)(
  '%s: a search finds words that are kept together, because their spaces are plain',
  (layout) => {
    for (const format of ['letter', 'postcard', 'square'] as const) {
      if (!toFormats(layout).includes(format)) continue;
      const texts = textsOf(lay(sampleFlyer(layout), format)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('\u00a0'))).toEqual([]);
      expect(texts.some((text) => /NMLS # \d/.test(text))).toBe(true);
    }
  },
);

it('a no-break space is as wide as a plain one in each font', () => {
  for (const face of FONT_FACES)
    expect(fontMeasure.advance(face, 0xa0), face).toBe(fontMeasure.advance(face, 0x20));
});

it.each(LAYOUT_KEYS.filter((key) => toFormats(key).includes('postcard')))(
  '%s: a card without a code shows the email that the code’s page would',
  (layout) => {
    for (const partner of [undefined, realtor])
      for (const category of ['flyer', 'letter'] as const) {
        const input = { ...sampleFlyer(layout), category, realtor: partner, link: '' };
        const fields = textsOf(lay(input, 'postcard')).map(({ field }) => field);
        expect(fields, `${category} ${partner?.name}`).toContain('officer.email');
      }
  },
);

it('a listing of two companies labels its date as an open house, unless the headline does', () => {
  const input = sampleFlyer('co-brand');
  const named = { ...input, data: { ...input.data, headline: 'Open house on the hill' } };
  for (const format of ['letter', 'postcard', 'square'] as const)
    for (const given of [input, without(input)]) {
      const drawnTexts = (one: FlyerInput) =>
        textsOf(lay(one, format))
          .map(({ text }) => text)
          .join(' ');
      expect(drawnTexts(given), format).toMatch(/Open house:? Sunday, Dec 6/);
      expect(drawnTexts({ ...given, data: named.data }), format).not.toMatch(/Open house:? Sunday/);
    }
});

it('a headline breaks between phrases if that takes no extra line', () => {
  const linesOf = (layout: 'first-home' | 'just-listed', format: 'letter' | 'postcard' | 'square') =>
    textsOf(lay(sampleFlyer(layout), format))
      .filter(({ field }) => field === 'headline')
      .map(({ text }) => text);
  for (const format of ['letter', 'postcard', 'square'] as const)
    expect(linesOf('first-home', format)[0], format).toBe('Your first home,');
  expect(linesOf('just-listed', 'letter')).toEqual(['Just listed:', 'sunlight in every room']);
});

it('a letter leaves room to sign and doesn’t show the realtor it’s addressed to', () => {
  const letter = sampleFlyer('letter', 'partners');
  const other = { ...letter, data: { ...letter.data, recipient: 'Robert Lane' } };
  for (const input of [letter, other]) {
    const texts = textsOf(lay(input));
    const at = (words: string) => texts.find(({ text }) => text === words)?.y ?? 0;
    expect(at('Maria Castellano') - at('Sincerely,')).toBeGreaterThanOrEqual(48);
  }
  const phones = (input: FlyerInput) => textsOf(lay(input)).filter(({ text }) => text.includes('555-0166'));
  expect(phones(letter)).toHaveLength(0);
  expect(phones(other)).toHaveLength(1);
});

it('an event of two hosts has its agenda on the panel, too', () => {
  for (const format of ['letter', 'postcard'] as const) {
    const words = textsOf(lay(sampleFlyer('event', 'partners'), format));
    expect(words.map(({ text }) => text)).toContain('WHAT YOU’LL LEARN');
  }
});

it('a one-line disclosure continues after the legal text', () => {
  for (const format of ['letter', 'square'] as const) {
    const texts = textsOf(lay(sampleFlyer('rate-sheet'), format));
    const own = texts.filter(({ field }) => field === 'disclosure');
    const legal = texts.filter(({ field }) => field === 'company.licenseLines').at(-1);
    expect(own).toHaveLength(1);
    expect(own[0]?.y).toBeCloseTo(legal?.y ?? 0, 1);
    expect(own[0]?.x).toBeGreaterThan((legal?.x ?? 0) + (legal?.width ?? 0));
  }
});

it('people on square images have their own background, as on their flyers', () => {
  const groundOf = (layout: (typeof SQUARES)[number]) => {
    const { ops } = lay(sampleFlyer(layout), 'square');
    const name = ops.findIndex((op) => op.kind === 'text' && op.field === 'officer.name');
    const portrait = ops.find((op) => op.kind === 'text' && op.field === 'officer.name');
    const before = ops.slice(0, name).filter((op) => op.kind === 'path' && op.fill);
    return JSON.stringify([portrait?.kind === 'text' && [portrait.x, portrait.color], fillsOf(before)]);
  };
  const fillsOf = (given: readonly Scene['ops'][number][]) =>
    given.flatMap((op) => (op.kind === 'path' && op.path.length === 5 ? [op.fill] : [])).slice(-4);
  expect(new Set(SQUARES.map(groundOf)).size).toBeGreaterThanOrEqual(6);
});

it('an event’s date is on one line with its hours below, both readable from afar', () => {
  for (const variant of ['full', 'partners'] as const)
    for (const format of ['letter', 'postcard'] as const) {
      const texts = textsOf(lay(sampleFlyer('event', variant), format));
      const lineOf = (words: string) => texts.find(({ text }) => text === words);
      const [day, hours] = [lineOf('Tuesday, December 8, 2026'), lineOf('6:30-8 PM')];
      for (const line of [day, hours]) expect(line?.size, format).toBeGreaterThanOrEqual(20);
      expect(hours?.y).toBeGreaterThan(day?.y ?? Infinity);
    }
});

it('an event shows its title first, then the speaker and one way to sign up', () => {
  for (const variant of ['full', 'partners'] as const)
    for (const format of ['letter', 'postcard', 'square'] as const) {
      const texts = textsOf(lay(sampleFlyer('event', variant), format));
      const yOf = (field: string) => texts.find((op) => op.field === field)?.y ?? Number.NaN;
      expect(yOf('headline'), format).toBeLessThan(yOf('event_date'));
      const drawnTexts = texts.map(({ text }) => text);
      expect(drawnTexts).toContain('Taught by Maria Castellano');
      expect(drawnTexts.filter((text) => text.includes('larkfield.example/class'))).toHaveLength(1);
    }
});

it('a program’s figures are on one card, and its people on another of the same width', () => {
  const cardsOf = (scene: Scene) =>
    scene.ops.flatMap((op) => {
      if (
        op.kind !== 'path' ||
        op.fill !== '#fffdf9' ||
        op.strokeWidth !== (scene.width === 432 ? 0.75 * (432 / 504) : 0.75)
      )
        return [];
      const xs = op.path.flatMap(([, ...at]) => at.filter((_, index) => index % 2 === 0));
      return [{ left: Math.min(...xs), right: Math.max(...xs) }];
    });
  for (const format of ['letter', 'square'] as const) {
    const cards = cardsOf(lay(sampleFlyer('program'), format));
    const widths = cards.map(({ left, right }) => Math.round(right - left));
    expect(widths).toEqual(format === 'letter' ? [540, 540] : [492, 492]);
    expect(cards[0]?.left).toBeCloseTo(cards[1]?.left ?? 0, 1);
  }
});

it('a program’s figures are readable from afar on a card and on a square', () => {
  for (const format of ['postcard', 'square'] as const) {
    const texts = textsOf(lay(sampleFlyer('program'), format));
    const sizeOf = (words: string) => texts.find(({ text }) => text === words)?.size ?? 0;
    for (const words of ['3.5%', '580', '6%'])
      expect(sizeOf(words), `${format} ${words}`).toBeGreaterThanOrEqual(20);
    const years = { ...sampleFlyer('program').data, figure_terms: '30 years' };
    const named = textsOf(lay({ ...sampleFlyer('program'), data: years }, format));
    expect(named.some(({ text }) => text === 'years')).toBe(true);
  }
});

it('an event’s kind is above its headline', () => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    const texts = textsOf(lay(sampleFlyer('event'), format));
    const yOf = (field: string) => texts.find((op) => op.field === field)?.y ?? Number.NaN;
    expect(yOf('event_type'), format).toBeLessThan(yOf('headline'));
  }
});

it('a first home’s steps on a postcard are nearly as large as the sentence before them', () => {
  const texts = textsOf(lay(sampleFlyer('first-home'), 'postcard'));
  const sizesOf = (field: string) => texts.flatMap((op) => (op.field === field ? [op.size] : []));
  expect(sizesOf('body').length * sizesOf('intro').length).toBeGreaterThan(0);
  expect(Math.min(...sizesOf('body'))).toBeGreaterThanOrEqual(Math.max(...sizesOf('intro')) * 0.83);
});

it('a logo next to the company’s name stays in the header, above the photo', () => {
  const { realtor, ...input } = sampleFlyer('co-brand', 'partners');
  if (!realtor) throw new Error('no realtor');
  for (const format of ['letter', 'postcard'] as const) {
    const { ops } = lay({ ...input, realtor: { ...realtor, logo: LOGO } }, format);
    const find = (...sources: string[]) => ops.find((op) => op.kind === 'image' && sources.includes(op.src));
    const [logo, photo] = [find(LOGO), find(...HOUSES)];
    if (logo?.kind !== 'image' || photo?.kind !== 'image') throw new Error('no picture');
    expect(logo.y).toBeGreaterThan(4);
    expect(logo.y + logo.height).toBeLessThan(photo.y - 4);
  }
});

it('with two companies, date and time are in a strip below the photo; story and call to action align', () => {
  const scene = lay(sampleFlyer('co-brand'));
  const xOf = (field: string) => textsOf(scene).find((op) => op.field === field)?.x ?? 0;
  const frames = scene.ops.flatMap((op) =>
    op.kind === 'path' && op.stroke !== undefined && op.fill === undefined && op.path.length > 5
      ? [Math.min(...op.path.flatMap(([, x]) => x ?? []))]
      : [],
  );
  const strip = scene.ops.find((op) => op.kind === 'path' && op.fill === '#ddb765' && op.path.length === 5);
  const when = textsOf(scene).find(({ field }) => field === 'open_house_date');
  const ys = strip?.kind === 'path' ? strip.path.flatMap(([, , y]) => y ?? []) : [];
  expect(when?.y).toBeGreaterThan(Math.min(...ys));
  expect(when?.y).toBeLessThan(Math.max(...ys));
  expect(Math.min(...frames.map((left) => Math.abs(left - xOf('description'))))).toBeLessThan(0.1);
});

it('a first home’s card has a two-line headline and a one-line officer’s name', () => {
  const texts = textsOf(lay(sampleFlyer('first-home'), 'postcard'));
  const linesOf = (field: string) => texts.filter((op) => op.field === field).map(({ text }) => text);
  expect(linesOf('headline')).toEqual(['Your first home,', 'one step at a time']);
  expect(linesOf('officer.name')).toEqual(['Maria Castellano']);
});

it('labels of an image are above their figures', () => {
  for (const [layout, key] of [
    ['just-listed', 'list_price'],
    ['open-house', 'list_price'],
  ] as const) {
    const [label, value] = textsOf(lay(without(sampleFlyer(layout)), 'square'))
      .filter(({ field }) => field === key)
      .sort((one, other) => one.y - other.y);
    expect(label?.size, layout).toBe(12);
    expect(value?.size).toBeGreaterThan(12);
  }
});

it('the call to action next to a card’s code breaks between phrases', () => {
  const lines = textsOf(lay(sampleFlyer('co-brand'), 'postcard')).filter(
    ({ field }) => field === 'call_to_action',
  );
  expect(lines.map(({ text }) => text)).toEqual(['Two experts,', 'one visit.']);
});

it('a home’s flyer names its listing agent, unless that realtor is on it, and its features', () => {
  for (const layout of ['just-listed', 'open-house'] as const)
    for (const format of ['letter', 'postcard', 'square'] as const) {
      const drawnTexts = (input: FlyerInput) =>
        textsOf(lay(input, format))
          .map(({ text }) => text)
          .join(' ')
          .replaceAll('\u00a0', ' ');
      const input = sampleFlyer(layout);
      expect(drawnTexts(input), `${layout} ${format}`).toContain(
        'Listed by Patricia Doyle, Doyle & Daughters Realty, (973) 555-0166',
      );
      expect(drawnTexts(input)).toMatch(/4 beds.*2\.5 baths.*2,\d+ sq ft/);
      expect(drawnTexts(sampleFlyer(layout, 'partners'))).not.toContain('Listed by');
      const { listing_agent: _, ...older } = input.data;
      expect(layoutFormat({ ...input, data: older }, fontMeasure, testQr, format).issues).toEqual([]);
    }
});

it('two companies share a baseline, and a logo is at least as high as the other company’s mark', () => {
  const input = sampleFlyer('co-brand', 'partners');
  for (const format of ['letter', 'postcard', 'square'] as const) {
    const { ops, footerTop } = lay(input, format);
    const above = ops.filter((op) => op.kind === 'text' && op.y < footerTop);
    const baseOf = (field: string) =>
      above.flatMap((op) => (op.kind === 'text' && op.field === field ? [op.y] : []));
    const own = baseOf('company.name');
    expect(baseOf('realtor.brokerage').some((y) => own.some((other) => Math.abs(other - y) < 0.1))).toBe(
      true,
    );
    if (!input.realtor) throw new Error('no realtor');
    const logo = lay({ ...input, realtor: { ...input.realtor, logo: LOGO } }, format).ops.find(
      (op) => op.kind === 'image' && op.src === LOGO,
    );
    expect(logo?.kind === 'image' && logo.height).toBeGreaterThanOrEqual(27);
  }
});

it.each(LAYOUT_KEYS)('%s: headings use the company’s font family, other text the text font', (layout) => {
  for (const format of toFormats(layout)) {
    const { scene, back } = layoutFormat(sampleFlyer(layout, 'partners'), fontMeasure, testQr, format);
    const faces = [scene, ...(back ? [back] : [])].flatMap((page) => textsOf(page).map(({ face }) => face));
    expect([...new Set(faces.map((face) => face.replace(/[A-Z].*/, '')))].sort(), format).toEqual([
      'sans',
      'serif',
    ]);
  }
});

it('an event’s date, hours and place are in their own strip as the largest plain text', () => {
  for (const format of ['letter', 'postcard', 'square'] as const)
    for (const variant of ['full', 'partners'] as const) {
      const { ops, footerTop } = lay(sampleFlyer('event', variant), format);
      const strip = ops.find((op) => op.kind === 'path' && op.fill === '#ddb765' && op.path.length === 5);
      const ys = strip?.kind === 'path' ? strip.path.flatMap(([, , y]) => y ?? []) : [];
      const texts = ops.filter((op) => op.kind === 'text' && op.y < footerTop) as TextOp[];
      const drawnTexts = texts.filter(({ field }) => /^(event_date|event_time|venue)$/.test(field ?? ''));
      expect(drawnTexts.length).toBeGreaterThan(2);
      for (const { y, text } of drawnTexts) {
        expect(y, text).toBeGreaterThan(Math.min(...ys));
        expect(y, text).toBeLessThan(Math.max(...ys));
      }
      const day = drawnTexts.find(({ field }) => field === 'event_date')?.size ?? 0;
      const others = texts.filter((op) => !drawnTexts.includes(op) && op.face.startsWith('sans'));
      for (const { size, text } of others) expect(size, text).toBeLessThanOrEqual(day);
    }
});

it('a first home’s image has the photo beside its steps and the officer below', () => {
  const photo = { key: 'photo', label: 'Photo', type: 'image' as const, help_text: '' };
  const input = sampleFlyer('first-home');
  const given = { ...input, fields: [...input.fields.filter(({ key }) => key !== 'photo'), photo] };
  const { ops } = lay({ ...given, data: { ...input.data, photo: HOUSES[0] } }, 'square');
  const picture = ops.find((op) => op.kind === 'image' && op.src === HOUSES[0]);
  if (picture?.kind !== 'image') throw new Error('no photo');
  const texts = ops.filter((op) => op.kind === 'text');
  expect(texts.map(({ text }) => text)).toContain('Get the keys');
  const name = texts.find(({ field }) => field === 'officer.name');
  expect(picture.height).toBeGreaterThan(name?.y ?? 0);
  expect(name?.x).toBeGreaterThan(picture.width);
});

it('without a photo, a shared flyer has both companies in a strip, aligned with its texts', () => {
  const scene = lay(without(sampleFlyer('co-brand')));
  const strip = scene.ops.some(
    (op) => op.kind === 'path' && JSON.stringify(op.path).startsWith('[["M",0,0],["L",612,0],["L",612,56]'),
  );
  expect(strip).toBe(true);
  const texts = textsOf(scene);
  const [headline, street] = ['Morning light and a garden', '88 Ridge Road'].map((drawnTexts) =>
    texts.find(({ text }) => text === drawnTexts),
  );
  expect(headline?.x).toBe(street?.x);
});

it('a flyer without a home has a street with a sidewalk, and the company’s name in the sky', () => {
  const { property_address: _, ...data } = sampleFlyer('just-listed').data;
  const drawn = (design: number) => {
    const input = without({ ...sampleFlyer('just-listed'), design, data });
    const scene = lay(input);
    const name = textsOf(scene).find(({ text }) => text === input.company.name);
    return { hasWalk: fills(scene).includes('#cfdcc9'), x: name?.x };
  };
  expect(drawn(6)).toEqual({ hasWalk: true, x: 66 });
  expect(drawn(5)).toEqual({ hasWalk: false, x: 80 });
});
