import { DEFAULT_HEADING_FAMILY } from '../../company/headingFamily.ts';
import type { FlyerFormat } from '../compose/flyerFormats.ts';
import type { LayoutKey } from '../record/layoutKeys.ts';
import { complianceFooter } from './complianceFooter.ts';
import { designFeatures } from './design.ts';
import { coBrand as firstCoBrand } from './designs/coBrand.ts';
import { event } from './designs/event.ts';
import { firstHome } from './designs/firstHome.ts';
import { coBrand } from './designs/generation2/coBrand.ts';
import { justListed as secondJustListed } from './designs/generation2/justListed.ts';
import { openHouse as secondOpenHouse } from './designs/generation2/openHouse.ts';
import { justListed } from './designs/generation3/justListed.ts';
import { openHouse } from './designs/generation3/openHouse.ts';
import { greeting } from './designs/greeting.ts';
import { justListed as firstJustListed } from './designs/justListed.ts';
import { letter } from './designs/letter.ts';
import { openHouse as firstOpenHouse } from './designs/openHouse.ts';
import { program } from './designs/program.ts';
import { rateSheet } from './designs/rateSheet.ts';
import type { FlyerInput, LayoutIssue, QrEncoder } from './flyerInput.ts';
import { HALF_LETTER, LETTER, type Paper } from './formats/papers.ts';
import type { Canvas, Design } from './page/canvas.ts';
import { createFields } from './page/fields.ts';
import { createPage, type DraftPage } from './page/page.ts';
import { withLogoIfRoom } from './people/realtorLogo.ts';
import { applyCompanyColors } from './scene/applyCompanyColors.ts';
import {
  applyFontFamily,
  measureInFamily,
  toFlyerFamily,
  toWordmarkFamily,
} from './scene/applyFontFamily.ts';
import { palette } from './scene/palette.ts';
import type { Scene } from './scene/scene.ts';
import { box } from './scene/shapes.ts';
import type { FlyerFamily } from './text/familyFaces.ts';
import type { Measure } from './text/measure.ts';

const designs: Record<LayoutKey, { design: Design; paper: Paper }> = {
  'just-listed': { design: justListed, paper: LETTER },
  'open-house': { design: openHouse, paper: LETTER },
  'rate-sheet': { design: rateSheet, paper: LETTER },
  'first-home': { design: firstHome, paper: LETTER },
  letter: { design: letter, paper: LETTER },
  'co-brand': { design: coBrand, paper: LETTER },
  program: { design: program, paper: LETTER },
  event: { design: event, paper: LETTER },
  greeting: { design: greeting, paper: HALF_LETTER },
};

/** Designs that drew these layouts in the first generation. The others handle generations themselves. */
const firstDesigns: Partial<Record<LayoutKey, Design>> = {
  'just-listed': firstJustListed,
  'open-house': firstOpenHouse,
  'co-brand': firstCoBrand,
};

/** The same for the second generation. */
const secondDesigns: Partial<Record<LayoutKey, Design>> = {
  'just-listed': secondJustListed,
  'open-house': secondOpenHouse,
};

function toDesign(input: FlyerInput): Design {
  const { hasLargePhotos, hasOwnFamilies } = designFeatures(input);
  const older = !hasLargePhotos ? firstDesigns : hasOwnFamilies ? {} : secondDesigns;
  return older[input.layout] ?? designs[input.layout].design;
}

/** Returns the paper that a layout is designed for. */
export const toPaper = (layout: LayoutKey): Paper => designs[layout].paper;

/** Returns a layout's paper size in points, for callers that need it before there is a flyer. */
export const toPaperSize = (layout: LayoutKey): Pick<Scene, 'width' | 'height'> => {
  const { width, height } = designs[layout].paper;
  return { width, height };
};

interface LaidOut {
  scene: Scene;
  issues: LayoutIssue[];
}

/**
 * Returns a flyer as the scene that the preview shows and the PDF prints. Pure: same input, same scene. It never throws, regardless of the
 * texts. Problems that would spoil the print are returned as `issues`, and a flyer with issues can't be submitted. The compliance footer
 * is drawn here, so that no design can leave it out.
 */
export function layoutFlyer(input: FlyerInput, measure: Measure, qr: QrEncoder): LaidOut {
  return withLogoIfRoom(input, (shown) =>
    layoutSheet(shown, measure, qr, { paper: toPaper(shown.layout), format: 'letter' }),
  );
}

/**
 * Does the same as `layoutFlyer` on other paper or with another design, as `layoutFormat` requests. `isBack` is for the back of a sheet
 * whose front has the compliance footer and all fields.
 */
export function layoutSheet(
  input: FlyerInput,
  measure: Measure,
  qr: QrEncoder,
  options: { paper: Paper; format: FlyerFormat; design?: Design; footer?: Footer; isBack?: boolean },
): LaidOut {
  const layOut = (family: FlyerFamily, design = options.design, given = input) =>
    layoutInFamily(given, { ...options, ...(design && { design }), measure, qr, family });
  const own = layOut(toFlyerFamily(input));
  const { hasOwnFamilies, hasPrintSizes, hasTypeScale } = designFeatures(input);
  if (own.issues.length === 0 || !hasOwnFamilies) return own;
  // The layouts' own families have no Greek, for example, and the second generation has room for more text.
  const plain = input.company.look?.family ?? DEFAULT_HEADING_FAMILY;
  const older = options.design ? undefined : secondDesigns[input.layout];
  // Small text is larger now, so a correction may fit only at the earlier size. Nobody should have to shorten it for that.
  const smaller = hasPrintSizes ? { ...input, design: 4 } : undefined;
  const others = [
    ...(hasTypeScale ? [layOut(toFlyerFamily(input), undefined, { ...input, design: 5 })] : []),
    ...(smaller ? [layOut(toFlyerFamily(input), undefined, smaller)] : []),
    layOut(plain),
    ...(older ? [layOut(plain, older)] : []),
    ...(smaller && older ? [layOut(plain, older, smaller)] : []),
  ];
  return others.reduce((best, one) => (one.issues.length < best.issues.length ? one : best), own);
}

/** Draws the legal text and returns the y of its top edge. */
type Footer = typeof complianceFooter;

interface LayoutOptions {
  paper: Paper;
  format: FlyerFormat;
  design?: Design;
  /** Replaces the usual footer from the sixth generation on. */
  footer?: Footer;
  isBack?: boolean;
  measure: Measure;
  qr: QrEncoder;
  family: FlyerFamily;
}

function layoutInFamily(
  input: FlyerInput,
  {
    paper,
    format,
    design = toDesign(input),
    footer: given,
    isBack = false,
    measure,
    qr,
    family,
  }: LayoutOptions,
): LaidOut {
  const { look } = input.company;
  const features = designFeatures(input);
  const wordmarkFamily = toWordmarkFamily(input);
  const page = createPage(measureInFamily(measure, family), measureInFamily(measure, wordmarkFamily), {
    hasFullEnds: features.hasFullEnds,
    hasFineDisplay: features.hasSturdyHeadings && family === 'noto-serif-display',
    isScaled: features.hasTypeScale,
  });
  const fields = createFields(input);
  // The background goes below everything that a design paints.
  page.fill(box(0, 0, paper.width, paper.height), palette.card);
  const unfinished = { page, fields, input, features, qr, format, ...paper };
  const before = page.ops.length;
  const drawFooter = given && features.hasShortLegalText ? given : complianceFooter;
  const bottom = isBack ? paper.height : drawFooter(unfinished);
  const footer = page.ops.splice(before);
  const canvas: Canvas = { ...unfinished, bottom };
  design(canvas);
  page.ops.push(...footer);
  for (const { field } of isBack ? [] : fields.takeAll('image')) {
    page.issue({
      field: field.key,
      kind: 'no-place',
      message: 'This layout has no room for another picture.',
    });
  }
  if (input.isDraft) watermark(page, canvas, measure);
  const scene: Scene = {
    width: paper.width,
    height: paper.height,
    title: input.title,
    author: input.officer.name,
    footerTop: bottom,
    ops: applyCompanyColors(applyFontFamily(page, family, wordmarkFamily), look),
    links: page.links,
  };
  return { scene, issues: page.issues };
}

function watermark(page: DraftPage, { features, width, height }: Canvas, measure: Measure): void {
  const text = 'DRAFT';
  const size = width * 0.27;
  const advance = [...text].reduce(
    (sum, letter) => sum + (measure.advance('sansBold', letter.codePointAt(0) ?? 0) ?? 0),
    0,
  );
  const length = (advance * size) / 1000;
  // Rotate by 45 degrees about its left end so that its center is the page's center.
  const offset = (length / 2) * Math.SQRT1_2;
  const rise = size * 0.33 * Math.SQRT1_2;
  const at = (value: number) => Math.round(value * 100) / 100;
  page.ops.push({
    kind: 'text',
    text,
    face: 'sansBold',
    size: at(size),
    color: palette.stone,
    tracking: 0,
    width: at(length),
    x: at(width / 2 - offset + rise),
    y: at(height / 2 + offset + rise),
    rotate: -45,
    opacity: features.hasDarkWatermark ? 0.22 : 0.16,
    block: 0,
    role: 'P',
    box: box(0, 0, width, height),
  });
}
