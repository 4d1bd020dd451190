import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import type { Content, SetText } from '../../../page/page.ts';
import type { Part } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box } from '../../../scene/shapes.ts';
import { keepTownTogether } from '../../../text/keepTownTogether.ts';
import { type } from '../../../text/typeStyles.ts';

interface KeyFactsStrip {
  /** Day and hours, on a line each or both on one. */
  when: readonly (Content | undefined)[];
  venue: FilledField | undefined;
  /** Sizes of day and hours, and of the place, in points of the type scale. */
  sizes: { when: number; place: number };
  /** Horizontal extent of the background and of the text on it. */
  ground: Pick<Box, 'x' | 'width'>;
  text: Pick<Box, 'x' | 'width'>;
  /** Padding above and below the text. */
  padding: number;
  gap: number;
}

/** Space between the hours and the place, in points. */
const PLACE_GAP = 6;

/**
 * Sets an invitation's key facts on a gold strip: day and hours in the largest sans-serif type, and the place.
 * @returns undefined if the flyer has none of them
 */
export function keyFactsStrip(
  { page }: Canvas,
  { when, venue, sizes, ground, text, padding, gap }: KeyFactsStrip,
): Part | undefined {
  const shared = { align: 'center', color: palette.deep, gap: 0 } as const;
  const large = { ...type.value, ...shared, size: sizes.when, min: sizes.when, leading: 1.15 };
  const plain = { ...type.body, ...shared, size: sizes.place, min: sizes.place, leading: 1.3 };
  const hours = when.filter((one) => one !== undefined);
  const rows: { set: SetText; above: number }[] = [
    ...hours.map((one) => ({ set: page.set(one, large, text.width, { lines: 2 }), above: 0 })),
    ...(venue
      ? [
          {
            set: page.set(toPlace(venue), plain, text.width, { lines: 3 }),
            above: hours.length > 0 ? PLACE_GAP : 0,
          },
        ]
      : []),
  ];
  if (rows.length === 0) return undefined;
  const height = Math.ceil(rows.reduce((sum, { set, above }) => sum + above + set.height, padding * 2));
  return {
    height,
    gap,
    draw(y) {
      page.fill(box(ground.x, y, ground.width, height), palette.gold);
      let top = y + padding;
      for (const { set, above } of rows) top = page.place(set, text.x, top + above);
    },
  };
}

/** Returns the place's name in bold on one line and its address below. */
export function toPlace({ text, field }: FilledField): Content {
  const [, name, address] = /^([^,\d][^,]*),\s*(\d.+)$/.exec(text) ?? [];
  const lines =
    name && address
      ? [{ text: name, bold: true as const }, { text: keepTownTogether(address) }]
      : [{ text: keepTownTogether(text) }];
  return {
    paragraphs: lines.map((span) => ({ type: 'paragraph' as const, spans: [span] })),
    field: field.key,
  };
}
