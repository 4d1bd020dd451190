import type { FlyerFormat } from '../../flyerFormats.ts';
import { square } from '../designs/fifth/square.ts';
import type { FlyerInput, LayoutIssue, QrEncoder } from '../flyerInput.ts';
import { layoutFlyer, layoutSheet, toPaper } from '../layoutFlyer.ts';
import { withLogoIfRoom } from '../realtorLogo.ts';
import type { Scene } from '../scene.ts';
import type { Measure } from '../text/measure.ts';
import { bleedScene, scaleScene } from './changeScene.ts';
import { HALF_LETTER, type Paper } from './papers.ts';

const POSTCARD_WIDTH = 432;
/** So wide that the designs' smallest usual text, 7 points, is 6 on the card. */
const POSTCARD: Paper = { width: 504, height: 756, margin: 30 };
/** For designs of half a page, whose text is larger on the card. */
const HALF_POSTCARD: Paper = { width: 396, height: 594, margin: 28 };
/** Drawn with two pixels a point. */
const SQUARE: Paper = { width: 540, height: 540, margin: 30 };

/** In points, on a card and on the square image. */
const LEAST_TEXT = 6;

/** 1/8 inch, which the printer trims off. */
const BLEED = 9;

/**
 * Lays out a flyer in a format (flyerFormats.ts). It's separate from `layoutFlyer`, which browsers load, because only the server makes
 * other formats.
 */
export function layoutFormat(
  input: FlyerInput,
  measure: Measure,
  qr: QrEncoder,
  format: FlyerFormat,
): { scene: Scene; issues: readonly LayoutIssue[] } {
  switch (format) {
    case 'letter':
      return layoutFlyer(input, measure, qr);
    case 'bleed': {
      const { scene, issues } = layoutFlyer(input, measure, qr);
      return { scene: bleedScene(scene, BLEED), issues };
    }
    case 'postcard': {
      const paper = toPaper(input.layout) === HALF_LETTER ? HALF_POSTCARD : POSTCARD;
      return withLogoIfRoom(input, (shown) => {
        const { scene, issues } = layoutSheet(shown, measure, qr, { paper, format });
        return readable(scaleScene(scene, POSTCARD_WIDTH / paper.width), issues);
      });
    }
    case 'square':
      return withLogoIfRoom(input, (shown) => {
        const { scene, issues } = layoutSheet(shown, measure, qr, { paper: SQUARE, format, design: square });
        return readable(scene, issues);
      });
    default:
      return format satisfies never;
  }
}

/** Reports text that would be too small to read on the card as too long. */
function readable(scene: Scene, issues: readonly LayoutIssue[]): ReturnType<typeof layoutFormat> {
  const small = scene.ops.flatMap((op) =>
    op.kind === 'text' && op.size < LEAST_TEXT - 0.01 ? [op.field ?? 'company'] : [],
  );
  const known = new Set(issues.map(({ field }) => field));
  const more = [...new Set(small)].filter((field) => !known.has(field));
  const message = 'Too long to be readable here. Please shorten it.';
  return {
    scene,
    issues: [...issues, ...more.map((field) => ({ field, kind: 'too-long' as const, message }))],
  };
}
