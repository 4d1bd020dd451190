import { expect, it } from 'vitest';
import { toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import { layoutFormat } from '../formats/layoutFormat.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import type { TextOp } from '../scene/scene.ts';
import { realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from './measure.ts';
import { toSceneWords } from './toSceneWords.ts';

const run = (text: string, x: number, y: number, changes: Partial<TextOp> = {}): TextOp => ({
  kind: 'text',
  text,
  x,
  y,
  width: 40,
  size: 10,
  face: 'sans',
  color: '#1c1f1b',
  tracking: 0,
  block: 1,
  role: 'P',
  box: { x: 20, y: 100, width: 200, height: 40 },
  ...changes,
});

it('joins the runs of a paragraph: without a space if they touch, with one at the end of a line', () => {
  const runs = [run('not', 20, 110), run('able', 60.2, 110), run('to', 106, 110), run('lend', 20, 124)];
  expect(toSceneWords(runs)).toEqual([{ role: 'P', text: 'notable to lend' }]);
});

it('reads from top to bottom, skips decoration, and describes pictures', () => {
  const title = run('Come', 20, 60, { block: 2, role: 'H1', box: { x: 20, y: 40, width: 9, height: 9 } });
  const path = [['M', 5, 300], ['Z']] as const;
  expect(
    toSceneWords([
      run('Later', 20, 110),
      title,
      run('DRAFT', 0, 0, { block: 0 }),
      ...([
        { kind: 'path', path },
        { kind: 'path', path, alt: 'Logo' },
      ] as const),
    ]),
  ).toEqual([
    { role: 'H1', text: 'Come' },
    { role: 'P', text: 'Later' },
    { role: 'Figure', text: 'Logo' },
  ]);
});

it('includes all text of a flyer: headline, disclosures and QR code', () => {
  const input = sampleFlyer('open-house', 'long');
  const { ops } = layoutFlyer(input, fontMeasure, testQr).scene;
  const words = toSceneWords(ops);
  const squeezed = (text: string) => text.replace(/\s/g, '');
  const all = squeezed(words.map(({ text }) => text).join(''));
  for (const op of ops) if (op.kind === 'text') expect(all).toContain(squeezed(op.text));
  expect(words.filter(({ role }) => role === 'H1')).toHaveLength(1);
  expect(words.at(-1)?.text).toMatch(/commitment to lend/);
  expect(words).toContainEqual({ role: 'Figure', text: `QR code: ${input.link}` });
});

const everyFlyer = LAYOUT_KEYS.flatMap((layout) =>
  [1, 2, 3, 4, 5, 6].flatMap((design) =>
    toFormats(layout).map((format) => [layout, design, format] as const),
  ),
);

it.each(everyFlyer)(
  '%s, generation %i, %s: reads one person’s details before the next, and the legal text last',
  (layout, design, format) => {
    const input = sampleFlyer(layout, 'partners', design);
    const { ops } = layoutFormat(input, fontMeasure, testQr, format).scene;
    const words = toSceneWords(ops).map(({ text }) => text);
    const isTheirs = ({ name, email, phone }: { name: string; email: string; phone: string }) => {
      const digits = phone.replaceAll('-', '');
      return (text: string) => text === name || text === email || text.replaceAll(/\D/g, '') === digits;
    };
    const isOfficers = isTheirs(input.officer);
    const isRealtors = isTheirs(realtor);
    const order = words
      .filter((text) => isOfficers(text) || isRealtors(text))
      .map((text) => isOfficers(text));
    expect(new Set(order)).toEqual(new Set([true, false]));
    // The sample letter is addressed to the agent, who is therefore also named at the top.
    const people = layout === 'letter' ? 3 : 2;
    expect(order.filter((isOfficer, index) => isOfficer !== order[index - 1]).length).toBeLessThanOrEqual(
      people,
    );
    expect(words.slice(-4).join(' ')).toContain('Equal Housing Opportunity');
  },
);
