import { expect, it } from 'vitest';
import type { FlyerInput } from '../../../flyerInput.ts';
import { layoutFormat } from '../../../formats/layoutFormat.ts';
import type { Box, PathOp, TextOp } from '../../../scene/scene.ts';
import { sampleFlyer } from '../../../testing/sampleFlyer.ts';
import { testQr } from '../../../testing/testQr.ts';
import { fontMeasure } from '../../../text/measure.ts';

const FACTS = [
  ['list_price', 'List price', '$589,000'],
  ['bedrooms', 'Bedrooms', '3'],
  ['bathrooms', 'Bathrooms', '1.5'],
  ['living_area', 'Living area', '1,480 sq ft'],
  ['built', 'Year built', '1927'],
] as const;

/** Returns a home's flyer without a photo, with the first `count` facts. */
function bare(
  layout: 'open-house' | 'co-brand',
  count: number,
  hasRealtor: boolean,
  agent?: string,
): FlyerInput {
  const { realtor, ...sample } = sampleFlyer(layout, 'partners');
  const facts = FACTS.slice(0, count);
  const known = new Set<string>([...FACTS.map(([key]) => key), 'listing_agent', 'description']);
  const others = sample.fields.filter(({ key, type }) => !known.has(key) && type !== 'image');
  const more = [...facts, ...(agent ? [['listing_agent', 'Listed by', agent] as const] : [])];
  const fields = more.map(([key, label]) => ({ key, label, type: 'string' as const, help_text: '' }));
  const kept = Object.entries(sample.data).filter(([key]) => others.some((one) => one.key === key));
  const data = Object.fromEntries([...kept, ...more.map(([key, , text]) => [key, text])]);
  return { ...sample, fields: [...others, ...fields], data, realtor: hasRealtor ? realtor : undefined };
}

function boxOf({ path }: PathOp): Box {
  const points = path.flatMap(([, ...numbers]) => numbers as readonly number[]);
  const [xs, ys] = [
    points.filter((_, index) => index % 2 === 0),
    points.filter((_, index) => index % 2 === 1),
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const toLetters = ({ x, y, width, size }: TextOp): Box => ({
  x,
  y: y - size * 0.72,
  width,
  height: size * 0.72,
});
const isOver = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it.each(['open-house', 'co-brand'] as const)(
  '%s without a photo: nothing is printed over the drawing, whatever the home’s facts',
  (layout) => {
    const struck: string[] = [];
    let drawn = 0;
    for (const format of ['letter', 'postcard'] as const)
      for (const hasRealtor of layout === 'co-brand' ? [true] : [false, true])
        for (const agent of [undefined, 'Zebulon Quark, Xylophone Realty, (973) 555-0147'])
          for (let count = 1; count <= FACTS.length; count += agent ? 2 : 1) {
            const { scene, issues } = layoutFormat(
              bare(layout, count, hasRealtor, agent),
              fontMeasure,
              testQr,
              format,
            );
            const panelTexts = scene.ops.filter(
              (op) => op.kind === 'text' && /address|list|bed|bath|living|built/.test(op.field ?? ''),
            ) as TextOp[];
            // Leaves out backgrounds and rules.
            const shapes = scene.ops
              .filter((op) => op.kind === 'path' && op.fill !== undefined && !op.alt)
              .map((op) => boxOf(op as PathOp))
              .filter(({ width, height }) => width < scene.width / 2 && height > 4);
            const foot = Math.max(...panelTexts.map(({ y }) => y));
            drawn += shapes.filter(({ y, width }) => y < foot && width > 30).length;
            const hit = panelTexts.filter((text) => shapes.some((shape) => isOver(toLetters(text), shape)));
            const name = `${format} ${hasRealtor ? 'with' : 'without'} realtor, ${count} facts${agent ? ', agent' : ''}`;
            if (hit.length > 0) struck.push(`${name}: ${hit.map(({ text }) => text).join(' | ')}`);
            expect(issues, name).toEqual([]);
          }
    expect(struck).toEqual([]);
    expect(drawn).toBeGreaterThan(40);
  },
);
