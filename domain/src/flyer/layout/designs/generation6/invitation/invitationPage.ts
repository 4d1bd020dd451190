import { CARD_WIDTH, hasLink } from '../../../actionFrame.ts';
import { brandMark, brandWidth } from '../../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../../factsPart.ts';
import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { contactPanel } from '../../../people/contactPanel.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { briefHours } from '../../../text/briefHours.ts';
import { toLongDay } from '../../../text/longDay.ts';
import { withRestOfText } from '../../../text/restOfText.ts';
import { toScanLabel } from '../../../text/scanLabel.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import { isOfficersPhone } from '../../generation5/squareTexts.ts';
import { takeSpeaker, toByline } from '../byline.ts';
import { dotLine, toPhrases } from '../dotLine.ts';
import { audience } from './audience.ts';
import { keyFactsStrip } from './keyFactsStrip.ts';
import { topicsPanel } from './topicsPanel.ts';

const FRAME = 22;
/** Space between the frame and the text: above, where there may be no picture, and below, where the company name is. */
const HEAD = 24;
const FOOT = { page: 30, card: 24 };
/** Space between the picture and the text. */
const AIR = 16;
const MAX_PICTURE = 250;
/** Padding above and below the text on the gold strip, and the maximum size of the text next to it. */
const STRIP = 11;
const TEXT = 15;

/** Sizes to try, from roomy to tight, in points. `lines` is for the headline, `picture` the picture's minimum height. */
const PAGE_STEPS = [
  { headline: 48, lines: 1, when: 38, place: 19, topics: true, picture: 130 },
  { headline: 38, lines: 1, when: 38, place: 19, topics: true, picture: 130 },
  { headline: 38, lines: 2, when: 30, place: 19, topics: true, picture: 110 },
  { headline: 38, lines: 2, when: 30, place: 15, topics: true, picture: 64 },
  { headline: 30, lines: 3, when: 30, place: 15, topics: true, picture: 64 },
  { headline: 30, lines: 3, when: 24, place: 15, topics: true, picture: 64 },
  { headline: 30, lines: 3, when: 19, place: 12, topics: true, picture: 64 },
  { headline: 30, lines: 3, when: 19, place: 12, topics: true, picture: 0 },
  { headline: 24, lines: 4, when: 15, place: 12, topics: false, picture: 0 },
] as const;
const CARD_STEPS = [
  { headline: 30, lines: 1, when: 30, place: 15, topics: true, picture: 84 },
  { headline: 30, lines: 2, when: 30, place: 15, topics: true, picture: 64 },
  { headline: 30, lines: 2, when: 24, place: 12, topics: true, picture: 64 },
  { headline: 30, lines: 2, when: 19, place: 12, topics: true, picture: 44 },
  { headline: 30, lines: 3, when: 19, place: 12, topics: true, picture: 0 },
  { headline: 24, lines: 4, when: 15, place: 12, topics: false, picture: 0 },
] as const;
type Step = (typeof PAGE_STEPS)[number] | (typeof CARD_STEPS)[number];

/** Draws an invitation centered within a rule, with the class across its top. */
export function invitationPage(canvas: Canvas): void {
  const { page, fields, width, height, input } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const photo = fields.takeOf('image', 'photo');
  const callToAction = fields.take('call_to_action');
  const isCard = width < CARD_WIDTH;
  // With two people on a card, the code has no text next to it.
  const isNoted = hasLink(canvas) && !callToAction && !(isCard && input.realtor);
  const words = {
    headline: fields.take('headline'),
    kind: fields.take('event_type'),
    date: fields.takeOf('date', 'event_date'),
    time: fields.take('event_time', 'time', 'open_house_time'),
    venue: fields.takeOf('address', 'venue'),
    speaker: takeSpeaker(fields),
    agenda: fields.take('agenda', 'body'),
    // The address for signing up goes next to the code that opens it.
    signUp: isNoted ? fields.takeOf('url', 'rsvp_link') : undefined,
  };
  const body = withRestOfText(canvas, words.agenda?.content);
  const facts = fields.takeAll(...SHORT_TYPES).filter((fact) => !isOfficersPhone(fact, input.officer.phone));
  const bandTop = contactPanel(canvas, {
    ground: 'evergreen',
    callToAction,
    label: toScanLabel(input),
    note: words.signUp,
    isLow: input.realtor !== undefined,
  });
  const frame = box(FRAME, FRAME, width - FRAME * 2, bandTop - FRAME * 2);
  page.fill(box(0, 0, width, bandTop), palette.paper);
  const end = bandTop - FRAME - (isCard ? FOOT.card : FOOT.page);
  const layOut = (step: Step) => {
    const parts = setWords(canvas, { ...words, body, facts }, step);
    const free = end - FRAME - stackHeight(parts) - AIR;
    const min = photo ? Math.max(44, step.picture) : step.picture;
    return parts && free >= (min > 0 ? min : HEAD - AIR) ? { parts, free, hasPicture: min > 0 } : undefined;
  };
  const steps: readonly Step[] = isCard ? CARD_STEPS : PAGE_STEPS;
  const chosen = firstThatFits(page, steps, layOut);
  const tightest = steps.at(-1) ?? PAGE_STEPS[0];
  const parts = chosen?.parts ?? setWords(canvas, { ...words, body, facts }, tightest);
  const high = chosen?.hasPicture ? Math.min(MAX_PICTURE, chosen.free) : 0;
  if (high > 0) {
    const band = box(frame.x, frame.y, frame.width, high);
    if (photo) picture(canvas, photo, band);
    else audience(page, band);
  }
  page.path(rectangle(frame), { stroke: palette.brass, strokeWidth: 1 });
  const top = FRAME + high + AIR;
  drawStack(parts, top + (end - top - stackHeight(parts)) / 2);
  brandOnFrame(canvas, bandTop - FRAME);
  if (!chosen && stackHeight(parts) > end - top)
    page.issue({
      field: body?.field ?? words.headline?.field.key ?? 'headline',
      kind: 'too-long',
      message: 'This is too long for its place. Please shorten it.',
    });
}

interface Words {
  headline: FilledField | undefined;
  kind: FilledField | undefined;
  date: FilledField | undefined;
  time: FilledField | undefined;
  venue: FilledField | undefined;
  speaker: FilledField | undefined;
  agenda: FilledField | undefined;
  body: Content | undefined;
  facts: readonly FilledField[];
}

function setWords(
  canvas: Canvas,
  { headline, kind, date, time, venue, speaker, agenda, body, facts }: Words,
  step: Step,
): Part[] {
  const { page, width } = canvas;
  const x = width < CARD_WIDTH ? 56 : 72;
  const inner = width - x * 2;
  const centered = { align: 'center' } as const;
  const write = (
    content: Content | undefined,
    style: TypeStyle,
    { gap, lines }: { gap: number; lines: number },
  ) =>
    content ? [textPart(page, page.set(content, { ...style, ...centered }, inner, { lines }), x, gap)] : [];
  const strip = keyFactsStrip(canvas, {
    when: [
      toLongDay(date, { hasWeekday: true }),
      time && toTextContent(briefHours(time.text), time.field.key),
    ],
    venue,
    sizes: step,
    ground: { x: FRAME, width: width - FRAME * 2 },
    text: { x, width: inner },
    padding: STRIP,
    gap: 14,
  });
  const size = Math.min(step.place, TEXT);
  const plain = { ...type.body, size, min: size, leading: 1.35, gap: 0 };
  const parts = [
    ...write(kind?.content, { ...type.overline, size: 12 }, { gap: 0, lines: 1 }),
    ...write(
      headline?.content,
      { ...type.display, size: step.headline, min: step.headline, color: palette.evergreen },
      { gap: 4, lines: step.lines },
    ),
    ...(strip ? [strip] : []),
    ...write(
      speaker && toByline(speaker),
      { ...plain, face: 'sansBold', color: palette.evergreen },
      { gap: 14, lines: 2 },
    ),
  ];
  const free = canvas.bottom - stackHeight(parts);
  if (body) {
    const panel =
      step.topics && topicsPanel(canvas, body, agenda?.field.label, { x, width: inner, room: free });
    const text = { ...type.body, size: 12, min: 8.5, ...centered };
    parts.push(panel || textPart(page, page.set(body, text, inner, { height: 180 }), x, 14));
  }
  const row = dotLine(canvas, toPhrases(facts), { x, width: inner, size, align: 'center' });
  if (row) parts.push(row);
  else if (facts.length > 0) {
    const options = {
      columns: 3,
      maxHeight: 90,
      align: 'center',
      gap: 14,
      size: 12,
      isRuled: false,
    } as const;
    parts.push(factsPart(canvas, facts, { x, width: inner }, options));
  }
  return parts;
}

/** Draws the company name over a gap in the frame's lower rule. */
function brandOnFrame(canvas: Canvas, y: number): void {
  const { page, width } = canvas;
  const wide = brandWidth(canvas, width / 2);
  page.fill(box((width - wide) / 2 - 12, y - 2, wide + 24, 4), palette.paper);
  brandMark(canvas, { x: (width - wide) / 2, y: y - 14, width: width / 2 });
}
