import { formatUsPhone } from '../../../../formatUsPhone.ts';
import type { LayoutKey } from '../../../layoutKeys.ts';
import { brandMark, equalHousingMark } from '../../brandMark.ts';
import type { Canvas } from '../../canvas.ts';
import { toTextContent } from '../../page.ts';
import { palette } from '../../palette.ts';
import { qrCode } from '../../qrCode.ts';
import type { Box } from '../../scene.ts';
import { box, line, rectangle } from '../../shapes.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../stack.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';

const INCH = 72;
/** A postcard as mail is read: the address along its longer edge. */
export const ADDRESS_SIDE = { width: 9 * INCH, height: 6 * INCH, margin: 27 };

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = ADDRESS_SIDE;
/** Of the company's part, which ends left of both zones below. */
const PANEL = 3.75 * INCH;

/**
 * Where the address is printed: the part of the OCR read area (USPS DMM 202.2.1: half an inch from either side, 5/8 to 2 3/4 inches above
 * the lower edge) that lies right of the company's part.
 */
export const ADDRESS_AREA: Box = box(
  PANEL + 0.5 * INCH,
  HEIGHT - 2.75 * INCH,
  WIDTH - PANEL - INCH,
  (2.75 - 0.625) * INCH,
);
/** Where the barcode is printed (USPS DMM 202.5.0): 4 3/4 inches from the right edge, 5/8 inch from the lower one. */
export const BARCODE_ZONE: Box = box(WIDTH - 4.75 * INCH, HEIGHT - 0.625 * INCH, 4.75 * INCH, 0.625 * INCH);

/** Of the place for a stamp or a permit imprint, in the upper right corner (USPS DMM 604.5.3 shows imprints there). */
const POSTAGE = { width: 1.25 * INCH, height: 0.95 * INCH };
const HEAD = 108;
const CODE = 84;

/**
 * The side of a postcard that is addressed: return address and postage at the top, what to do next at the left, and nothing where the
 * address and its barcode are printed.
 */
export function addressSide(canvas: Canvas): void {
  returnAddress(canvas);
  postagePlace(canvas);
  invitation(canvas);
}

function returnAddress(canvas: Canvas): void {
  const { page, input } = canvas;
  brandMark(canvas, MARGIN, 22, PANEL - MARGIN);
  const [street = '', ...rest] = input.branch?.address.split(/,\s*/) ?? [];
  const lines = input.branch ? [street, rest.join(', ')] : [input.company.website];
  const style = { ...type.label, size: 10, min: 8.5, color: palette.ink };
  let y = 54;
  for (const text of lines) {
    if (text === '') continue;
    y = page.write(
      toTextContent(text, 'branch.address'),
      style,
      { x: MARGIN + 30, y, width: PANEL - MARGIN - 30 },
      { lines: 2 },
    );
  }
}

function postagePlace({ page }: Canvas): void {
  const area = box(WIDTH - MARGIN - POSTAGE.width, MARGIN, POSTAGE.width, POSTAGE.height);
  page.path(rectangle(area), { stroke: palette.stone, strokeWidth: 0.75 });
  const style = { ...type.label, size: 8.5, min: 7, align: 'center' } as const;
  const text = page.set(toTextContent('Postage stamp\nor permit imprint'), style, area.width - 12);
  page.place(text, area.x + 6, area.y + (area.height - text.height) / 2);
}

/** What one scans the code for, as the front says it. */
const SCAN_LABELS: Partial<Record<LayoutKey, string>> = {
  event: 'Scan to sign up',
  greeting: 'Scan to reach us',
};

/** What to do next, the code and whom to call, on the company's color. */
function invitation(canvas: Canvas): void {
  const { page, input, fields } = canvas;
  const { officer, company } = input;
  const area = box(0, HEAD, PANEL, HEIGHT - HEAD);
  page.fill(area, palette.evergreen);
  page.path(line(0, HEAD + 1.5, PANEL, HEAD + 1.5), { stroke: palette.gold, strokeWidth: 3 });
  const inner = PANEL - MARGIN * 2;
  const first = officer.name.trim().split(/\s+/)[0] ?? '';
  const hasCode = input.link !== undefined && input.link !== '';
  const scan = SCAN_LABELS[input.layout] ?? `Scan to apply with ${first}`.trim();
  const action = fields.take('call_to_action')?.content;
  const write = (
    text: string,
    field: string,
    style: TypeStyle,
    measure: number,
    gap: number,
    lines = 1,
  ): Part => textPart(page, page.set(toTextContent(text, field), style, measure, { lines }), MARGIN, gap);
  const title = { ...type.title, size: 24, min: 14, role: 'P', color: palette.card } as const;
  const soft = { ...type.label, size: 10, min: 7, color: palette.mist };
  const heading = action ?? toTextContent(hasCode ? scan : `Call ${first}`);
  const parts: Part[] = [
    textPart(page, page.set(heading, title, inner, { lines: 3, height: 72 }), MARGIN),
    ...(hasCode ? [codePart(canvas, action ? scan : undefined, inner)] : []),
    write(
      officer.name,
      'officer.name',
      { ...type.heading, size: 17, min: 10, color: palette.card },
      inner,
      14,
    ),
    write(`${officer.title}  |  NMLS # ${officer.nmls}`, 'officer.title', soft, inner, 2, 2),
    write(
      formatUsPhone(officer.phone),
      'officer.phone',
      { ...type.value, size: 14, min: 10, color: palette.gold },
      inner,
      2,
    ),
  ];
  const foot = HEIGHT - MARGIN;
  equalHousingMark(canvas, MARGIN, foot - 18, 18, palette.card);
  const legal = page.set(
    toTextContent(`${company.name}, NMLS # ${company.nmls}. Equal Housing Opportunity.`, 'company.name'),
    { ...soft, size: 7, min: 6 },
    inner - 26,
    { lines: 2 },
  );
  page.place(legal, MARGIN + 26, foot - 9 - legal.height / 2);
  const room = foot - 30 - HEAD;
  drawStack(parts, HEAD + 4 + Math.max(12, (room - stackHeight(parts)) / 2));
}

function codePart(canvas: Canvas, label: string | undefined, inner: number): Part {
  const { page } = canvas;
  const style = { ...type.value, size: 14, min: 9, color: palette.gold };
  const text =
    label === undefined ? undefined : page.set(toTextContent(label), style, inner - CODE - 14, { lines: 4 });
  return {
    height: CODE,
    gap: 14,
    draw(y) {
      qrCode(canvas, MARGIN, y, CODE);
      if (text) page.place(text, MARGIN + CODE + 14, y + (CODE - text.height) / 2);
    },
  };
}
