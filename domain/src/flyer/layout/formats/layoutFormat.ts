import type { FlyerFormat } from '../../compose/flyerFormats.ts';
import { designFeatures } from '../design.ts';
import { square } from '../designs/generation5/square.ts';
import { addressSide } from '../designs/generation6/postcard/addressSide.ts';
import { ADDRESS_SIDE } from '../designs/generation6/postcard/postalZones.ts';
import { postcardFooter, squareFooter } from '../designs/generation6/shortFooter.ts';
import { SQUARE_MARGIN } from '../designs/generation6/square/squareWriter.ts';
import type { FlyerInput, LayoutIssue, QrEncoder } from '../flyerInput.ts';
import { layoutFlyer, layoutSheet, toPaper } from '../layoutFlyer.ts';
import { withLogoIfRoom } from '../people/realtorLogo.ts';
import type { Scene } from '../scene/scene.ts';
import type { Measure } from '../text/measure.ts';
import { bleedScene } from './bleedScene.ts';
import { HALF_LETTER, type Paper } from './papers.ts';
import { scaleScene } from './scaleScene.ts';

const POSTCARD_WIDTH = 432;
/** Laid out at a width that scales the designs' smallest regular text from 7 points to 6 on the card. */
const POSTCARD: Paper = { width: 504, height: 756, margin: 30 };
/** For half-page designs, whose text is larger on the card. */
const HALF_POSTCARD: Paper = { width: 396, height: 594, margin: 28 };
/** Rendered at two pixels per point. */
const SQUARE: Paper = { width: 540, height: 540, margin: 30 };

/** Minimum text size on a card and on the square image, in points. */
const MIN_TEXT = 6;

/** 1/8 inch in points, which the printer trims off. */
const BLEED = 9;

interface LaidOutFormat {
  scene: Scene;
  /** The second page: a postcard's address side. */
  back?: Scene;
  issues: readonly LayoutIssue[];
}

/**
 * Lays out a flyer in a format (flyerFormats.ts). Kept apart from `layoutFlyer`, which every page with a flyer loads, because the other
 * formats are needed later or never.
 */
export function layoutFormat(
  input: FlyerInput,
  measure: Measure,
  qr: QrEncoder,
  format: FlyerFormat,
): LaidOutFormat {
  switch (format) {
    case 'letter':
      return layoutFlyer(input, measure, qr);
    case 'bleed': {
      const { scene, issues } = layoutFlyer(input, measure, qr);
      return { scene: bleedScene(scene, BLEED), issues };
    }
    case 'postcard':
      return layoutPostcard(input, measure, qr);
    case 'postcard-bleed': {
      const { scene, back, issues } = layoutPostcard(input, measure, qr);
      return { scene: bleedScene(scene, BLEED), ...(back && { back: bleedScene(back, BLEED) }), issues };
    }
    case 'square':
      return withLogoIfRoom(input, (shown) => {
        const { scene, issues } = layoutSheet(shown, measure, qr, {
          paper: designFeatures(input).hasMessageSquare ? { ...SQUARE, margin: SQUARE_MARGIN } : SQUARE,
          format,
          design: square,
          footer: squareFooter,
        });
        return readable(scene, issues);
      });
    default:
      return format satisfies never;
  }
}

/** Lays out the front and, from the sixth generation on, the address side. Cards approved before keep their single page. */
function layoutPostcard(input: FlyerInput, measure: Measure, qr: QrEncoder): LaidOutFormat {
  const format = 'postcard';
  const paper = toPaper(input.layout) === HALF_LETTER ? HALF_POSTCARD : POSTCARD;
  const front = withLogoIfRoom(input, (shown) => {
    const footer = paper === POSTCARD ? { footer: postcardFooter } : {};
    const { scene, issues } = layoutSheet(shown, measure, qr, { paper, format, ...footer });
    return readable(scaleScene(scene, POSTCARD_WIDTH / paper.width), issues);
  });
  if (!designFeatures(input).hasAddressSide) return front;
  const options = { paper: ADDRESS_SIDE, format, design: addressSide, isBack: true } as const;
  const { scene: back, issues } = layoutSheet(input, measure, qr, options);
  const known = new Set(front.issues.map(({ field }) => field));
  return { ...front, back, issues: [...front.issues, ...issues.filter(({ field }) => !known.has(field))] };
}

/** Reports text that would be too small to read on the card as too long. */
function readable(scene: Scene, issues: readonly LayoutIssue[]): LaidOutFormat {
  const small = scene.ops.flatMap((op) =>
    op.kind === 'text' && op.size < MIN_TEXT - 0.01 ? [op.field ?? 'company'] : [],
  );
  const known = new Set(issues.map(({ field }) => field));
  const more = [...new Set(small)].filter((field) => !known.has(field));
  const message = 'Too long to be readable here. Please shorten it.';
  return {
    scene,
    issues: [...issues, ...more.map((field) => ({ field, kind: 'too-long' as const, message }))],
  };
}
