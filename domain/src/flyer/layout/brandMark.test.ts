import { describe, expect, it } from 'vitest';
import { LAYOUT_KEYS, type LayoutKey } from '../record/layoutKeys.ts';
import { layoutFlyer } from './layoutFlyer.ts';
import { sampleFlyer } from './testing/sampleFlyer.ts';
import { testQr } from './testing/testQr.ts';
import { fontMeasure } from './text/measure.ts';

const MARK = 'https://pictures.example/mark.png';

function draw(layout: LayoutKey, mark?: string) {
  const input = sampleFlyer(layout);
  return layoutFlyer({ ...input, company: { ...input.company, mark } }, fontMeasure, testQr);
}
const isMark = (op: { kind: string; src?: string }) => op.kind === 'image' && op.src === MARK;

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  it('replaces the house with the company’s own mark and moves nothing else', () => {
    const { scene, issues } = draw(layout, MARK);
    const house = draw(layout);
    const drawn = scene.ops.filter(isMark);
    expect(drawn.length).toBeGreaterThan(0);
    for (const op of drawn) {
      expect(op).toMatchObject({ alt: 'Logo of Larkfield Home Mortgage', width: 23, height: 23 });
    }
    const texts = (ops: typeof scene.ops) => ops.filter(({ kind }) => kind === 'text');
    expect(texts(scene.ops)).toEqual(texts(house.scene.ops));
    expect(issues).toEqual(house.issues);
    expect(draw(layout, '').scene, 'a mark that could not be copied').toEqual(house.scene);
  });
});
