import { toFirstName } from '../../../../../contact/toFirstName.ts';
import { formatUsPhone } from '../../../../../phone/formatUsPhone.ts';
import type { LayoutKey } from '../../../../record/layoutKeys.ts';
import { equalHousingMark, portrait } from '../../../brandMark.ts';
import { keepLicenseNumbersTogether, partnersSentence } from '../../../complianceFooter.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type SetText, toTextContent } from '../../../page/page.ts';
import { toPeople } from '../../../people/contactCards.ts';
import { qrCode, quietZone } from '../../../qrCode.ts';
import { palette } from '../../../scene/palette.ts';
import { box, circle, line } from '../../../scene/shapes.ts';
import { toScanLabel } from '../../../text/scanLabel.ts';
import { type } from '../../../text/typeStyles.ts';
import { type SquareTexts, takeSquareTexts } from '../../generation5/squareTexts.ts';
import { DARK, LIGHT, type MessageTone } from '../square/squareMessage.ts';
import { BAND, columnRecap, type Ground, GUTTER, recap, setIfRoom } from './addressRecap.ts';
import { ADDRESS_SIDE, PANEL, postagePlace } from './postalZones.ts';
import { returnAddress } from './returnAddress.ts';

const { height: HEIGHT, margin: MARGIN } = ADDRESS_SIDE;
const PORTRAIT = 46;
/** Width of the ring around a portrait whose background has the panel's color. */
const RING = 2.5;

/** Backgrounds of the band and the panel below it, matching the front. */
const GROUNDS: Record<LayoutKey, readonly [band: Ground, panel: Ground]> = {
  'just-listed': ['evergreen', 'sand'],
  'open-house': ['evergreen', 'mist'],
  'co-brand': ['mist', 'evergreen'],
  'first-home': ['evergreen', 'evergreen'],
  program: ['paper', 'paper'],
  event: ['sand', 'sand'],
  greeting: ['evergreen', 'mist'],
  letter: ['mist', 'evergreen'],
  'rate-sheet': ['evergreen', 'paper'],
};

/** Layouts with a full-height column and a picture across the rest. The others have a band across the card. */
const COLUMNS: readonly LayoutKey[] = ['first-home', 'program', 'event'];
/**
 * Draws the address side of a postcard: return address and postage at the top, the offer across the card, the call to action and contacts
 * at the left. The areas for the address and its barcode stay blank.
 */
export function addressSide(canvas: Canvas): void {
  const texts = takeSquareTexts(canvas);
  const [band, panel] = GROUNDS[canvas.input.layout];
  const isColumn = COLUMNS.includes(canvas.input.layout);
  if (isColumn) canvas.page.fill(box(0, 0, PANEL, HEIGHT), palette[panel]);
  returnAddress(canvas, isColumn && panel === 'evergreen' ? DARK : LIGHT);
  postagePlace(canvas);
  if (isColumn) columnRecap(canvas, texts, panel);
  else recap(canvas, texts, band);
  invitation(canvas, texts, panel);
}

/** Space between the call to action and the code's label. */
const SCAN_GAP = 8;

/** Space between the band and the code, and between the code and the rule below it. */
const USUAL_AIR = { above: 13, rule: 9 };
const TIGHT_AIR = { above: 8, rule: 6 };

/**
 * Sizes to try in order: the code, whose modules span at least 0.8 inch, and the contacts below it, smaller where names and titles are
 * long.
 */
const STEPS = [
  {
    air: USUAL_AIR,
    code: { alone: 78, pair: 74 },
    alone: { name: 15, about: 10, phone: 12 },
    pair: { name: 12, about: 8.5, phone: 10 },
  },
  {
    air: USUAL_AIR,
    code: { alone: 74, pair: 74 },
    alone: { name: 12, about: 8.5, phone: 12 },
    pair: { name: 10, about: 8.5, phone: 10 },
  },
  {
    air: USUAL_AIR,
    code: { alone: 74, pair: 74 },
    alone: { name: 10, about: 8.5, phone: 10 },
    pair: { name: 8.5, about: 7, phone: 8.5 },
  },
] as const;
/** Title and NMLS number share one text, which gets two lines if it is long. */
const TIGHTEST = {
  air: TIGHT_AIR,
  code: { alone: 74, pair: 74 },
  alone: { name: 10, about: 8.5, phone: 10, isJoined: true },
  pair: { name: 8.5, about: 7, phone: 8.5, isJoined: true },
} as const;
type Step = (typeof STEPS)[number] | typeof TIGHTEST;

/** Draws the call to action beside the code, and the contacts below. */
function invitation(canvas: Canvas, texts: SquareTexts, ground: Ground): void {
  const { page } = canvas;
  const tone = ground === 'evergreen' ? DARK : LIGHT;
  const top = BAND.y + BAND.height + 1;
  page.fill(box(0, top, PANEL, HEIGHT - top), palette[ground]);
  const inner = PANEL - MARGIN * 2;
  const legalTop = legal(canvas, tone, inner);
  const isAlone = toPeople(canvas).length === 1;
  const setStep = (step: Step) => {
    const cards = setPeople(canvas, isAlone ? step.alone : step.pair, tone);
    const code = isAlone ? step.code.alone : step.code.pair;
    const start = top + step.air.above;
    const room = legalTop - start - code - step.air.rule;
    const isFitting = Math.max(...cards.map((card) => card.height)) <= room;
    return { cards, code, start, rule: step.air.rule, isFitting };
  };
  const roomy = firstThatFits(page, STEPS, (step) => {
    const tried = setStep(step);
    return tried.isFitting && tried;
  });
  const chosen = roomy ?? setStep(TIGHTEST);
  const foot = placeAction(canvas, texts, { y: chosen.start, inner, code: chosen.code }, tone);
  const ruleY = foot + chosen.rule;
  page.path(line(MARGIN, ruleY, MARGIN + inner, ruleY), {
    stroke: ground === 'evergreen' ? palette.moss : palette.sage,
    strokeWidth: 0.75,
  });
  placePeople(
    canvas,
    chosen.cards,
    { y: ruleY, height: legalTop - ruleY },
    { tone, isOnSand: ground === 'sand' },
  );
}

/** Draws the code and the call to action. Returns the y below them. */
function placeAction(
  canvas: Canvas,
  texts: SquareTexts,
  { y, inner, code: blockHeight }: { y: number; inner: number; code: number },
  tone: MessageTone,
): number {
  const { page, input } = canvas;
  const hasCode = input.link !== undefined && input.link !== '';
  const scan = toScanLabel(input);
  const code = hasCode ? blockHeight : 0;
  const isPlated = tone === DARK;
  // Without a plate, align the modules with the margin rather than the quiet zone around them.
  const edge = isPlated ? 0 : quietZone(canvas, code);
  const left = MARGIN + (hasCode ? code - edge * 2 + GUTTER : 0);
  const measure = MARGIN + inner - left;
  // In a column the headline is right above the call to action and has to be the larger one.
  const isColumn = COLUMNS.includes(input.layout) && texts.callToAction !== undefined;
  const largest = isColumn ? 15 : 19;
  const title = { ...type.title, size: largest, min: 12, role: 'P', color: tone.title } as const;
  const height = blockHeight - 14 - SCAN_GAP;
  const setAction = (lines: number) =>
    setIfRoom(canvas, texts.callToAction, title, { width: measure, lines, height });
  const action = (isColumn ? setAction(2) : undefined) ?? setAction(5);
  const lineText = toTextContent(hasCode ? scan : `Call ${toFirstName(input.officer.name)}`.trim());
  const accent = { ...type.value, size: 10, min: 8.5, color: tone.accent };
  const words = action
    ? [action, ...(hasCode ? [page.set(lineText, accent, measure, { lines: 2 })] : [])]
    : [page.set(lineText, title, measure, { lines: 4, height: blockHeight })];
  const high = words.reduce((sum, text) => sum + text.height, SCAN_GAP * (words.length - 1));
  if (hasCode) qrCode(canvas, { x: MARGIN - edge, y, size: code }, isPlated ? 'dark' : 'light');
  let top = y + (blockHeight - high) / 2;
  for (const text of words) top = page.place(text, left, top) + SCAN_GAP;
  return y + blockHeight;
}

interface PersonCard {
  person: ReturnType<typeof toPeople>[number]['person'];
  prefix: 'officer' | 'realtor';
  texts: readonly SetText[];
  height: number;
}

/** Sets the officer and the realtor as lines of text, side by side if there are two. */
function setPeople(
  canvas: Canvas,
  sizes: { name: number; about: number; phone: number; isJoined?: boolean },
  tone: MessageTone,
): PersonCard[] {
  const { page } = canvas;
  const people = toPeople(canvas);
  const inner = PANEL - MARGIN * 2;
  const each = (inner - GUTTER * (people.length - 1)) / people.length;
  const measure = each - (people.length === 1 ? PORTRAIT + 12 : 0);
  const set = (named: number) =>
    people.map(({ person, prefix }) => {
      const isOfficer = 'nmls' in person;
      const small = { ...type.label, size: sizes.about, min: 7, color: tone.soft };
      const name = { ...type.heading, role: 'P', size: named, min: 7, color: tone.title } as const;
      const phone = { ...type.value, size: sizes.phone, min: 7, color: tone.accent };
      const key = isOfficer ? 'officer.title' : 'realtor.brokerage';
      const about = isOfficer ? [person.title, `NMLS # ${person.nmls}`] : [person.brokerage];
      const lines = sizes.isJoined ? [about.filter((text) => text.trim() !== '').join('  |  ')] : about;
      const number = formatUsPhone(person.phone);
      const texts = [
        page.set(toTextContent(person.name, `${prefix}.name`), name, measure, { lines: 2 }),
        ...lines
          .filter((text) => text.trim() !== '')
          .map((text) => page.set(toTextContent(text, key), small, measure, { lines: 2 })),
        ...(number === ''
          ? []
          : [page.set(toTextContent(number, `${prefix}.phone`), phone, measure, { lines: 1 })]),
      ];
      return { person, prefix, texts, height: texts.reduce((sum, text) => sum + text.height, 0) };
    });
  const usual = page.rehearse(() => set(sizes.name));
  const smallest = Math.min(...usual.result.flatMap(({ texts: [name] }) => (name ? [name.size] : [])));
  // Names side by side share one size.
  return smallest >= sizes.name ? usual.keep() : set(smallest);
}

/** Draws one contact with a portrait, or two side by side without. */
function placePeople(
  canvas: Canvas,
  cards: readonly PersonCard[],
  { y, height }: { y: number; height: number },
  { tone, isOnSand }: { tone: MessageTone; isOnSand: boolean },
): void {
  const isAlone = cards.length === 1;
  const step = (PANEL - MARGIN * 2 + GUTTER) / cards.length;
  const start = y + (height - Math.max(...cards.map((card) => card.height))) / 2;
  cards.forEach(({ person, prefix, texts }, index) => {
    const x = MARGIN + index * step;
    if (isAlone) {
      const start = y + (height - PORTRAIT) / 2;
      const ring = isOnSand ? RING : 0;
      const area = { x: x + ring, y: start + ring, size: PORTRAIT - ring * 2 };
      const radius = PORTRAIT / 2;
      // Drawn portraits have a sand background too, so they need a ring on a sand panel.
      if (isOnSand) canvas.page.path(circle(x + radius, start + radius, radius), { fill: palette.card });
      portrait(canvas, person, area, { field: `${prefix}.photo`, tone: tone === DARK ? 'dark' : 'light' });
    }
    let top = start;
    for (const text of texts) top = canvas.page.place(text, x + (isAlone ? PORTRAIT + 12 : 0), top);
  });
}

/** Draws the sender's legal line, which says where the terms are. Returns the y of its top edge. */
function legal(canvas: Canvas, tone: MessageTone, inner: number): number {
  const { page, input } = canvas;
  const { company } = input;
  const foot = HEIGHT - 20;
  const lineText = keepLicenseNumbersTogether(
    `${company.name}, NMLS # ${company.nmls}. Equal Housing Opportunity.${partnersSentence(input)} Licenses and terms are on the other side.`,
  );
  const style = { ...type.legal, color: tone.soft };
  const text = page.set(toTextContent(lineText, 'company.name'), style, inner - 26, { lines: 6 });
  const top = foot - Math.max(18, text.height);
  equalHousingMark(canvas, { x: MARGIN, y: top + 1, size: 18 }, tone.ink);
  page.place(text, MARGIN + 26, top);
  return top - 4;
}
