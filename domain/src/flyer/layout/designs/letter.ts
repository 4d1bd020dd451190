import { toFirstName } from '../../../contact/toFirstName.ts';
import { formatUsPhone } from '../../../phone/formatUsPhone.ts';
import { CARD_WIDTH } from '../actionFrame.ts';
import { brandMark, portrait } from '../brandMark.ts';
import { SHORT_TYPES } from '../factsPart.ts';
import { LETTER_INDENT } from '../formats/papers.ts';
import type { Canvas } from '../page/canvas.ts';
import type { FilledField } from '../page/fields.ts';
import { firstThatFits } from '../page/firstThatFits.ts';
import { type Content, toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { personCard, personHeight } from '../people/contactBand.ts';
import { placeCard, toPeople } from '../people/contactCards.ts';
import { setCard } from '../people/setCard.ts';
import { qrCode, quietZone } from '../qrCode.ts';
import { palette } from '../scene/palette.ts';
import { box, line } from '../scene/shapes.ts';
import { toLongDay } from '../text/longDay.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { toParagraphText } from '../text/toPlainText.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';
import { termsParts } from './generation6/termsParts.ts';

const CODE = 64;
/** Size of the code from the sixth generation on, where the modules span 0.8 inch: on a page and on a printed card. */
const LARGE_CODE = { page: 74, card: 86 };
/** Width of the caption under the code. */
const CAPTION = 92;
const PARTNER = 46;
/** Space around the rule above the realtor. */
const PARTNER_GAP = 24;
const OFFICE_PARTNER = { portrait: 36, gap: 16 };
/** Size of the officer's name and portrait below the letter. From the sixth generation on, they are no louder than the letterhead. */
const OFFICER = { name: 17, portrait: 54 };
const OFFICE_OFFICER = { name: 15, portrait: 0 };
type Step = readonly [space: number, size: number, leading: number];
/** Space for an ink signature, text size and leading. The first entry that fits is used, so they run from roomy to tight. */
const ROOMY: readonly Step[] = [
  [48, 12.5, 1.52],
  [48, 12, 1.45],
];

const OFFICE_ROOMY: readonly Step[] = [
  [92, 12, 1.65],
  [84, 12, 1.6],
  [76, 12, 1.5],
  [54, 12, 1.5],
  [36, 12, 1.45],
  [26, 12, 1.4],
  [20, 12, 1.3],
  [14, 12, 1.35],
  [14, 12, 1.25],
];
/** Leading of the recipient's lines, set tight as on an envelope. */
const ADDRESS_LEADING = 1.4;
/** Space between paragraphs, the height of a blank line. */
const PARAGRAPH_GAP = 21;
/** The signature line: its width and the gap around it. */
const SIGN = { width: 220, gap: 6 };

/** Returns the right margin. From the sixth generation on it equals the left one, which keeps lines short enough to read. */
const toRight = ({ margin, features }: Canvas): number => (features.hasOfficeLetter ? LETTER_INDENT : margin);

/** Draws a letter on the company's letterhead: date, recipient, reference, salutation, text, signature. */
export function letter(canvas: Canvas): void {
  const { page, input, fields, width, height, bottom } = canvas;
  const margin = toRight(canvas);
  page.fill(box(0, 0, width, height), palette.card);
  const { hasOfficeLetter } = canvas.features;
  // Office printers can't print to the edges, so from the sixth generation on nothing bleeds.
  if (!hasOfficeLetter) {
    page.fill(box(0, 0, 14, bottom), palette.evergreen);
    page.fill(box(14, 0, 3, bottom), palette.gold);
  }
  page.path(line(LETTER_INDENT, bottom, width - margin, bottom), { stroke: palette.line, strokeWidth: 0.75 });
  const date = fields.takeOf('date', 'letter_date');
  const recipient = fields.take('recipient', 'client_name');
  const email = fields.take('recipient_email');
  const address = fields.takeOf('address', 'property_address');
  const buyer = fields.take('buyer_name');
  const headline = fields.take('headline');
  const closing = fields.take('closing', 'call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'message')?.content);
  const rest = fields.takeAll(...SHORT_TYPES);
  const inner = width - margin - LETTER_INDENT;

  brandMark(canvas, { x: LETTER_INDENT, y: 40, width: 300 });
  const { hasRoomyLetter } = canvas.features;
  const direct = { ...type.label, size: hasRoomyLetter ? 9.5 : type.label.size, align: 'right' } as const;
  const area = { x: width - margin - 190, width: 190 };
  const phone = formatUsPhone(input.company.phone);
  let y = page.write(
    toTextContent(hasOfficeLetter && phone !== '' ? `Office ${phone}` : phone, 'company.phone'),
    direct,
    { ...area, y: 43 },
    { lines: 1 },
  );
  if (input.company.website) {
    y = page.write(
      toTextContent(input.company.website, 'company.website'),
      direct,
      { ...area, y },
      { lines: 2 },
    );
  }
  const top = Math.max(y, 66) + 14;
  const rule = hasOfficeLetter
    ? { stroke: palette.gold, strokeWidth: 1.5 }
    : { stroke: palette.line, strokeWidth: 0.75 };
  page.path(line(LETTER_INDENT, top, width - margin, top), rule);

  const layOut = (space: number, size: number, leading: number) => {
    const sign = signature(canvas, inner, space, recipient?.text ?? '');
    const parts: Part[] = [];
    let free = bottom - 22 - sign.height - sign.gap - top - 26;
    const text = { ...type.lead, size, min: 9, leading, hasShortEnds: true } as const;
    const add = (
      content: Content | undefined,
      style: Parameters<typeof page.set>[1],
      gap: number,
      room: number,
    ) => {
      if (!content) return undefined;
      const set = page.set(content, style, inner, { height: Math.max(0, room) });
      const part = textPart(page, set, LETTER_INDENT, gap);
      parts.push(part);
      free -= part.height + (parts.length > 1 ? gap : 0);
      return set.size;
    };
    const plain = hasOfficeLetter ? text : ({ ...text, face: 'sans', size: 10.5 } as const);
    const bold = { ...plain, face: hasOfficeLetter ? 'serifBold' : 'sansBold' } as const;
    const together = hasOfficeLetter ? { leading: Math.min(leading, ADDRESS_LEADING) } : {};
    /** Returns room for two lines, so that a text that wraps doesn't shrink below the body size. */
    const twoLines = (min: number) => Math.max(min, Math.ceil(size * leading * 2));
    add(hasOfficeLetter ? toLongDay(date) : date?.content, plain, 0, 30);
    const [name = '', ...firm] = hasOfficeLetter ? (recipient?.text.split(/,\s*/) ?? []) : [];
    if (firm.length > 0) {
      add(toTextContent(name, recipient?.field.key), { ...bold, ...together }, 16, 30);
      add(toTextContent(firm.join(', '), recipient?.field.key), { ...plain, ...together }, 0, 30);
    } else add(recipient?.content, { ...bold, ...together }, 16, 30);
    add(email?.content, { ...plain, ...together }, 0, 30);
    const reference = formatReference(buyer, address);
    add(headline?.content, { ...type.title, size: 22, color: palette.evergreen }, 20, 80);
    add(reference, hasOfficeLetter ? bold : { ...bold, color: palette.evergreen }, 18, twoLines(44));
    const table = hasOfficeLetter ? termsParts(canvas, rest, plain, inner) : [];
    for (const part of table) {
      parts.push(part);
      free -= part.height + part.gap;
    }
    for (const { field, text: value } of hasOfficeLetter ? [] : rest) {
      add(toTextContent(`${field.label}: ${value}`, field.key), plain, 4, 28);
    }
    add(formatSalutation(recipient, body, { hasOfficeLetter }), text, 18, twoLines(40));
    const end = closing && page.set(closing.content, text, inner, { height: twoLines(40) });
    const gap = hasOfficeLetter ? PARAGRAPH_GAP : 18;
    const endGap = hasRoomyLetter ? gap : 12;
    if (end) free -= end.height + endGap;
    const bodySize = add(body, text, gap, free - gap) ?? size;
    if (end) parts.push(textPart(page, end, LETTER_INDENT, endGap));
    return { sign, parts, bodySize };
  };
  const plain = page.rehearse(() => layOut(12, 12, 1.45));
  const tries = hasOfficeLetter ? OFFICE_ROOMY : hasRoomyLetter ? ROOMY : [];
  const roomy = firstThatFits(page, tries, ([space, size, leading]) => {
    const tried = layOut(space, size, leading);
    return tried.bodySize === size && tried;
  });
  // The plain setting's issues count even if another one fits: letters approved in an earlier design because of them keep that design.
  const { sign, parts } = roomy ?? plain.result;
  plain.keep();
  const below = drawStack(parts, top + 26);
  // The signature follows the text, so a short letter stays in the upper half of the page.
  sign.draw(Math.min(bottom - 22 - sign.height, below + sign.gap));
}

/** The article that a salutation leaves out: “The Rivera family”, “The Riveras”, “The Sellers”. Companies keep theirs. */
const OMITTED_ARTICLE =
  /^the (?=.*\b(?:family|families|household)$|[^\s,]+s$|(?:home)?owners?\b|sellers?\b|listing agent\b)/i;

/** Returns the salutation, or undefined if the body begins with one. Designs before the sixth keep an article, in lower case. */
function formatSalutation(
  recipient: FilledField | undefined,
  body: Content | undefined,
  { hasOfficeLetter }: { hasOfficeLetter: boolean },
): Content | undefined {
  const [first] = body?.paragraphs ?? [];
  const opening = first ? toParagraphText(first) : '';
  const typed = recipient?.text.split(',')[0]?.trim();
  const name = hasOfficeLetter ? typed?.replace(OMITTED_ARTICLE, '') : typed?.replace(/^The /, 'the ');
  if (!name || /^\s*(?:dear|hello|hi|good (?:morning|day)|to whom)\b/i.test(opening)) return undefined;
  return toTextContent(`${/^dear\b/i.test(name) ? name : `Dear ${name}`},`, recipient?.field.key);
}

function formatReference(
  buyer: FilledField | undefined,
  address: FilledField | undefined,
): Content | undefined {
  const text = [buyer?.text, address?.text].filter((part) => part !== undefined).join(', ');
  return text === '' ? undefined : toTextContent(`Re: ${text}`, buyer?.field.key ?? address?.field.key);
}

/** Returns the realtor's card under the signature, or undefined if the letter is addressed to them. */
function partnerPart(canvas: Canvas, inner: number, recipient: string): Part | undefined {
  const card = toPeople(canvas).find(({ prefix }) => prefix === 'realtor');
  if (!card) return undefined;
  if (!canvas.features.hasOfficeLetter) {
    // As wide as the officer's portrait, so that both names are left-aligned.
    const portrait = canvas.features.hasRoomyLetter ? 54 : PARTNER;
    const area = { x: LETTER_INDENT, width: inner, portrait };
    return {
      height: personHeight(canvas, 'realtor', area),
      gap: PARTNER_GAP,
      draw: (y) => personCard(canvas, 'realtor', { ...area, y }),
    };
  }
  const isRecipient = recipient.toLowerCase().includes(card.person.name.trim().toLowerCase());
  if (isRecipient && card.person.name.trim() !== '') return undefined;
  const { portrait, gap } = OFFICE_PARTNER;
  const set = setCard(canvas, card, { width: inner, portrait, tone: 'light', isShort: true });
  return {
    height: set.height,
    gap,
    draw: (y) => placeCard(canvas, set, { x: LETTER_INDENT, y }, 'light'),
  };
}

/** Returns the closing block: signature on the left, QR code on the right, the realtor below. */
function signature(canvas: Canvas, inner: number, space: number, recipient: string): Part {
  const { page, input, width } = canvas;
  const margin = toRight(canvas);
  const { officer } = input;
  const { hasOfficeLetter } = canvas.features;
  const code = !hasOfficeLetter ? CODE : width < CARD_WIDTH ? LARGE_CODE.card : LARGE_CODE.page;
  const own = hasOfficeLetter ? OFFICE_OFFICER : OFFICER;
  // Align the name with the signature line above it.
  const textX = hasOfficeLetter ? LETTER_INDENT : LETTER_INDENT + own.portrait + 14;
  const measure = inner - code - 40 - 66;
  const set = (text: string, field: string, style: TypeStyle, lines: number) =>
    page.set(toTextContent(text, field), style, measure, { lines });
  const soft = { ...type.label, size: 9.5 };
  const phone = formatUsPhone(officer.phone);
  // On a card, the email doesn't fit beside the phone number.
  const isSplit = hasOfficeLetter && width < CARD_WIDTH && phone !== '';
  const contacts = isSplit
    ? [
        ['officer.phone', phone],
        ['officer.email', officer.email],
      ]
    : [['officer.email', `${phone}  |  ${officer.email}`]];
  const parts = [
    set(
      officer.name,
      'officer.name',
      { ...type.heading, size: own.name, min: 9, color: hasOfficeLetter ? palette.ink : palette.evergreen },
      2,
    ),
    set(`${officer.title}  |  NMLS # ${officer.nmls}`, 'officer.title', soft, 2),
    ...contacts.map(([field = '', text = '']) => set(text, field, { ...soft, color: palette.ink }, 2)),
  ].map((text) => textPart(page, text, textX));
  const greeting = page.set(toTextContent('Sincerely,'), { ...type.lead, size: 12 }, 200);
  const officerHeight = Math.max(code, stackHeight(parts));
  const scan = { ...type.label, size: 9, align: 'right' } as const;
  const caption =
    canvas.features.hasRoomyLetter && input.link
      ? page.set(toTextContent(`Scan to reach ${toFirstName(officer.name)}`), scan, CAPTION, { lines: 2 })
      : undefined;
  const captionHeight = caption ? caption.height : 0;
  const partner = partnerPart(canvas, inner, recipient);
  const partnerHeight = partner ? partner.height + partner.gap : 0;
  return {
    height: greeting.height + space + officerHeight + captionHeight + partnerHeight,
    gap: hasOfficeLetter ? PARAGRAPH_GAP : 26,
    draw(y) {
      const top = page.place(greeting, LETTER_INDENT, y) + space;
      if (hasOfficeLetter && space > SIGN.gap * 3)
        page.path(line(LETTER_INDENT, top - SIGN.gap, LETTER_INDENT + SIGN.width, top - SIGN.gap), {
          stroke: palette.stone,
          strokeWidth: 0.5,
        });
      const start = hasOfficeLetter ? top : top + (officerHeight - stackHeight(parts)) / 2;
      if (!hasOfficeLetter)
        portrait(
          canvas,
          officer,
          { x: LETTER_INDENT, y: top + (officerHeight - own.portrait) / 2, size: own.portrait },
          { field: 'officer.photo', tone: 'light' },
        );
      drawStack(parts, start);
      const quiet = hasOfficeLetter ? quietZone(canvas, code) : 0;
      qrCode(canvas, { x: width - margin - code + quiet, y: top, size: code }, 'light');
      if (caption) page.place(caption, width - margin - CAPTION, top + code);
      if (!partner) return;
      const rule = top + officerHeight + captionHeight + partner.gap / 2;
      page.path(line(LETTER_INDENT, rule, width - margin, rule), { stroke: palette.line, strokeWidth: 0.75 });
      partner.draw(rule + partner.gap / 2);
    },
  };
}
