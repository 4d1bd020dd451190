import { toFirstName } from '../../../../../contact/toFirstName.ts';
import { formatUsPhone } from '../../../../../phone/formatUsPhone.ts';
import { hasLink } from '../../../actionFrame.ts';
import { brandMark, brandWidth, portrait } from '../../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../../factsPart.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { isPictureAddress } from '../../../page/fields.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { lineWidth } from '../../../people/cardText.ts';
import { toPeople } from '../../../people/contactCards.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box } from '../../../scene/shapes.ts';
import { withRestOfText } from '../../../text/restOfText.ts';
import { toParagraphText } from '../../../text/toPlainText.ts';
import { type } from '../../../text/typeStyles.ts';
import { withOpening } from '../../../text/withOpening.ts';
import { isSameText } from '../../../text/withoutRepeats.ts';
import { contactStrip } from './contactStrip.ts';
import { drawGreetingScene, toSceneTone } from './greetingScene.ts';

/** Y of the company name, above the picture. */
const BRAND_TOP = 14;
const PICTURE_TOP = 52;
/** Position of the company name on a scene that bleeds off the postcard's top, and the size of the area kept clear for it. */
const SCENE_BRAND = { top: 20, width: 190, height: 52 };
/** Space between the picture and the message, and between the message and the content below. */
const AIR = { above: 18, below: 14 };
/** Sizes to try, from roomy to tight, in points: headline, verse, room for an ink signature, and the picture's minimum height. */
const STEPS = [
  { headline: 48, verse: 19, sign: 50, picture: 150 },
  { headline: 38, verse: 19, sign: 48, picture: 112 },
  { headline: 38, verse: 15, sign: 48, picture: 100 },
  { headline: 38, verse: 15, sign: 40, picture: 84 },
  { headline: 30, verse: 15, sign: 32, picture: 76 },
  { headline: 30, verse: 12, sign: 32, picture: 76 },
  { headline: 24, verse: 10, sign: 28, picture: 60 },
] as const;
/**
 * Sizes for a postcard: the picture fills half of it, and the words are readable at arm's length. The senders are below the words, so
 * there is no room to sign by hand.
 */
const POSTCARD_STEPS = [
  { headline: 48, verse: 24, sign: 0, picture: 297 },
  { headline: 38, verse: 24, sign: 0, picture: 297 },
  { headline: 38, verse: 24, sign: 0, picture: 266 },
  { headline: 38, verse: 19, sign: 0, picture: 250 },
  { headline: 38, verse: 19, sign: 0, picture: 190 },
] as const;
type Step = (typeof STEPS | typeof POSTCARD_STEPS)[number];

/** Draws a half-page card: a picture, a wish and the senders, with room to sign on a page. A postcard's code is on its address side. */
export function greetingCard(canvas: Canvas): void {
  const { page, fields, width, height, format } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const client = fields.take('client_name', 'recipient');
  const headline = fields.take('headline')?.content;
  const messageContent = withRestOfText(canvas, fields.take('message', 'body')?.content);
  const photo = fields.takeOf('image', 'property_photo', 'photo');
  const callToAction = fields.take('call_to_action', 'closing')?.content;
  const facts = fields.takeAll(...SHORT_TYPES);
  const { opening, rest } = headline ? { rest: messageContent } : withOpening(messageContent);
  const title = headline ?? opening ?? client?.content;
  const words = {
    title,
    // A salutation goes above the message in the same size.
    salutation: title === client?.content ? undefined : client?.content,
    ...toVerse(rest),
    callToAction,
  };
  const isPostcard = format === 'postcard';
  const isFront = isPostcard && hasLink(canvas);
  const end = isFront ? canvas.bottom : contactStrip(canvas);
  // A scene bleeds off the postcard's edges, with the company name on it.
  const isScene = isPostcard && !(photo && isPictureAddress(photo.text));
  const pictureTop = isScene ? 0 : PICTURE_TOP;
  const layOut = (step: Step) => {
    const parts = setWords(canvas, words, facts, step);
    const free = end - pictureTop - stackHeight(parts) - AIR.above - AIR.below;
    return free >= step.picture ? { parts, free } : undefined;
  };
  const last = STEPS[STEPS.length - 1] ?? STEPS[0];
  const chosen = firstThatFits<Step, NonNullable<ReturnType<typeof layOut>>>(
    page,
    isFront ? [...POSTCARD_STEPS, ...STEPS] : STEPS,
    layOut,
  );
  const parts = chosen?.parts ?? setWords(canvas, words, facts, last);
  const high = chosen?.free ?? Math.max(0, end - pictureTop - stackHeight(parts) - AIR.above - AIR.below);
  if (!chosen && high < last.picture)
    page.issue({
      field: messageContent?.field ?? 'message',
      kind: 'too-long',
      message: 'This is too long for its place. Please shorten it.',
    });
  const area = box(0, pictureTop, width, high);
  if (photo) picture(canvas, photo, area, { mood: 'night' });
  else
    drawGreetingScene(canvas, area, isScene ? box(0, 0, SCENE_BRAND.width, SCENE_BRAND.height) : undefined);
  const inner = width - canvas.margin * 2;
  if (isScene) {
    const room = SCENE_BRAND.width - canvas.margin;
    // A photo that can't be drawn is replaced by the street at night.
    const tone = photo ? 'dark' : toSceneTone(canvas.input);
    brandMark(canvas, { x: canvas.margin, y: SCENE_BRAND.top, width: room }, { tone });
  } else brandMark(canvas, { x: (width - brandWidth(canvas, inner)) / 2, y: BRAND_TOP, width: inner });
  drawStack(parts, pictureTop + high + AIR.above);
}

interface Words {
  title: Content | undefined;
  salutation: Content | undefined;
  verse: Content | undefined;
  /** The line before the signature, such as "With warm wishes,". */
  signOff: Content | undefined;
  callToAction: Content | undefined;
}

/** Splits the sign-off, the last line before a signature, from the message. */
function toVerse(message: Content | undefined): Pick<Words, 'verse' | 'signOff'> {
  const last = message?.paragraphs.at(-1);
  const isSignOff = /,\s*$/.test(last?.spans.at(-1)?.text ?? '');
  if (!message || !last || !isSignOff) return { verse: message, signOff: undefined };
  const others = message.paragraphs.slice(0, -1);
  return {
    verse: others.length > 0 ? { ...message, paragraphs: others } : undefined,
    signOff: { ...message, paragraphs: [last] },
  };
}

function setWords(
  canvas: Canvas,
  { title, salutation, verse, signOff, callToAction }: Words,
  facts: Parameters<typeof factsPart>[1],
  step: Step,
): Part[] {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  const centered = { align: 'center' } as const;
  const small = { ...type.lead, ...centered, size: 15, min: 10, color: palette.ink } as const;
  // In the company's serif, because the layout's display face is too fine for text.
  const spoken = {
    ...small,
    face: 'serifItalic',
    leading: 1.3,
    gap: 0.3,
    isBalanced: true,
    isWordmark: true,
  } as const;
  const write = (
    content: Content | undefined,
    style: Parameters<typeof page.set>[1],
    { gap, lines }: { gap: number; lines?: number },
  ) =>
    content ? [textPart(page, page.set(content, style, inner, lines ? { lines } : {}), margin, gap)] : [];
  const display = { ...type.display, ...centered, size: step.headline, min: 20, color: palette.evergreen };
  return [
    ...write(title, { ...display, min: Math.min(display.min, step.headline) }, { gap: 0, lines: 3 }),
    ...write(salutation, { ...small, face: 'sans', color: palette.stone }, { gap: 6, lines: 2 }),
    ...write(verse, { ...spoken, size: step.verse, min: step.verse }, { gap: 12 }),
    ...(facts.length > 0
      ? [
          factsPart(
            canvas,
            facts,
            { x: margin, width: inner },
            { columns: 2, maxHeight: 90, align: 'center', size: 12 },
          ),
        ]
      : []),
    ...write(
      callToAction,
      { ...type.value, ...centered, size: 12, color: palette.brass },
      { gap: 10, lines: 2 },
    ),
    ...write(signOff, { ...spoken, size: Math.min(15, step.verse) }, { gap: 12, lines: 2 }),
    ...signatures(canvas, verse, step.sign),
  ];
}

/** Returns room for an ink signature and, on a postcard, the senders. Returns nothing if the message already ends with the name. */
function signatures(canvas: Canvas, verse: Content | undefined, room: number): Part[] {
  const { input, format } = canvas;
  const last = verse?.paragraphs.at(-1);
  const end = last ? toParagraphText(last) : '';
  const people = toPeople(canvas).filter(({ person }) => person.name.trim() !== '');
  const isSigned = [input.officer.name, toFirstName(input.officer.name)].some((name) =>
    isSameText(end, name),
  );
  // On a page the names go directly below, on the strip.
  if (format === 'postcard') return people.length > 0 ? [senders(canvas, people, isSigned ? 0 : room)] : [];
  return people.length === 0 || isSigned ? [] : [{ height: room, gap: 0, draw: () => undefined }];
}

/** Sizes of a postcard's senders, in points. */
const SENDER = {
  portrait: 44,
  gap: 12,
  phone: 12,
  above: 14,
  /** Sizes and line counts to try for the names, which all use the same: a smaller size comes before a second line. */
  names: [
    [15, 1],
    [12, 1],
    [15, 2],
    [12, 2],
    [10, 2],
    [10, 3],
    [8.5, 3],
  ],
} as const;

/** Returns portrait, name and number of each sender, side by side and centered. */
function senders(canvas: Canvas, people: ReturnType<typeof toPeople>, room: number): Part {
  const { page, width, margin } = canvas;
  const each = (width - margin * 2) / people.length;
  const measure = each - SENDER.portrait - SENDER.gap - (people.length > 1 ? 6 : 0);
  const setNames = (size: number, lines: number) =>
    people.map(({ person, prefix }) => {
      const style = { ...type.heading, size, min: size, leading: 1.15, color: palette.ink };
      return page.set(toTextContent(person.name, `${prefix}.name`), style, measure, { lines });
    });
  const names =
    firstThatFits(page, SENDER.names, ([size, lines]) => setNames(size, lines)) ?? setNames(8.5, 3);
  const cards = people.map(({ person, prefix }, index) => {
    const phone = { ...type.value, size: SENDER.phone, min: 10, leading: 1.3, color: palette.brass };
    const texts = [
      names[index] ?? page.set(toTextContent(''), type.heading, measure),
      page.set(toTextContent(formatUsPhone(person.phone), `${prefix}.phone`), phone, measure, { lines: 1 }),
    ] as const;
    const wide = Math.max(...texts.map(lineWidth));
    return { person, prefix, texts, wide: SENDER.portrait + SENDER.gap + wide };
  });
  const above = SENDER.above + room;
  const high = Math.max(
    SENDER.portrait,
    ...cards.map(({ texts: [name, phone] }) => name.height + phone.height),
  );
  return {
    height: above + high,
    gap: 0,
    draw(y) {
      for (const [index, { person, prefix, texts, wide }] of cards.entries()) {
        const left = margin + each * index + (each - wide) / 2;
        const size = SENDER.portrait;
        const top = y + above + (high - size) / 2;
        portrait(canvas, person, { x: left, y: top, size }, { field: `${prefix}.photo`, tone: 'light' });
        const [name, phone] = texts;
        const textTop = y + above + (high - name.height - phone.height) / 2;
        page.place(phone, left + size + SENDER.gap, page.place(name, left + size + SENDER.gap, textTop));
      }
    },
  };
}
