import { embedFont } from '@brokerage/domain/flyer/pdf/embedFont';
import { colorOperands } from '@brokerage/domain/flyer/pdf/operators';
import { PDFDocument, PDFName } from 'pdf-lib';
import { flyerFont } from '../flyers/pdf/flyerFonts.ts';
import { measureWidth, wrapText } from './wrapText.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 72 } as const;
const COLUMN = PAGE.width - 2 * PAGE.margin;
/** Width of the labels next to values. */
const LABELS = 180;
const GUTTER = 12;
const LEADING = 1.45;
const FOOT_SIZE = 9;
const COLORS = { ink: '#1a1f1c', muted: '#5b635f' } as const;

type Face = 'sans' | 'sansBold';

interface Line {
  page: number;
  x: number;
  y: number;
  size: number;
  face: Face;
  color: keyof typeof COLORS;
  text: string;
}

interface TextStyle {
  bold?: boolean;
  /** Points. */
  size?: number;
  indent?: number;
  /** Space below, in points. */
  after?: number;
  color?: keyof typeof COLORS;
}

interface TextPdfFacts {
  title: string;
  author: string;
  /** The creation date in the file. */
  date: Date;
  /** Footer of every page, before the page number. */
  foot?: string;
}

/** Creates a document of running text on as many pages as needed, with embedded fonts. Same texts and facts, same bytes. */
export function createTextPdf({ title, author, date, foot }: TextPdfFacts) {
  const lines: Line[] = [];
  let page = 0;
  let y: number = PAGE.height - PAGE.margin;

  /** Starts a new page if the height doesn't fit on this one. */
  function keepTogether(height: number): void {
    if (y - height >= PAGE.margin - FOOT_SIZE) return;
    page += 1;
    y = PAGE.height - PAGE.margin;
  }

  /** Writes a text with line breaks. */
  function write(text: string, style: TextStyle = {}): void {
    const { bold = false, size = 11, indent = 0, after = 8, color = 'ink' } = style;
    const face = bold ? 'sansBold' : 'sans';
    for (const line of wrapText(text, flyerFont(face), size, COLUMN - indent)) {
      keepTogether(size);
      lines.push({ page, x: PAGE.margin + indent, y, size, face, color, text: line });
      y -= size * LEADING;
    }
    y -= after;
  }

  /** Writes a heading that stays with the following text. */
  function heading(text: string): void {
    y -= 10;
    keepTogether(60);
    write(text, { bold: true, size: 13, after: 4 });
  }

  /** Writes a value next to its label. */
  function fact(label: string, value: string): void {
    const size = 10.5;
    const columns = [
      { x: 0, color: 'muted', texts: wrapText(label, flyerFont('sans'), size, LABELS - GUTTER) },
      { x: LABELS, color: 'ink', texts: wrapText(value, flyerFont('sans'), size, COLUMN - LABELS) },
    ] as const;
    const rows = Math.max(...columns.map(({ texts }) => texts.length));
    for (let row = 0; row < rows; row += 1) {
      keepTogether(size);
      for (const { x, color, texts } of columns) {
        const text = texts[row];
        if (text) lines.push({ page, x: PAGE.margin + x, y, size, face: 'sans', color, text });
      }
      y -= size * LEADING;
    }
    y -= 3;
  }

  /** Returns the file's bytes. */
  async function save(): Promise<Uint8Array> {
    const pages = page + 1;
    const footLines = foot === undefined ? [] : toFootLines(foot, pages);
    return paint([...lines, ...footLines], pages, { title, author, date });
  }

  return { write, heading, fact, save };
}
export type TextPdf = ReturnType<typeof createTextPdf>;

function toFootLines(foot: string, pages: number): Line[] {
  const font = flyerFont('sans');
  const style = { y: PAGE.margin / 2, size: FOOT_SIZE, face: 'sans', color: 'muted' } as const;
  return Array.from({ length: pages }, (_, page) => {
    const number = `Page ${page + 1} of ${pages}`;
    const [text = ''] = wrapText(foot, font, FOOT_SIZE, COLUMN - 90);
    return [
      { ...style, page, x: PAGE.margin, text },
      { ...style, page, x: PAGE.width - PAGE.margin - measureWidth(number, font, FOOT_SIZE), text: number },
    ];
  }).flat();
}

async function paint(
  lines: readonly Line[],
  pages: number,
  { title, author, date }: TextPdfFacts,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setProducer('pdf-lib');
  document.setLanguage('en-US');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const { context } = document;
  const faces = (['sans', 'sansBold'] as const).map((face) => {
    const characters = new Set(
      lines.filter((line) => line.face === face).flatMap(({ text }) => Array.from(text)),
    );
    return [face, embedFont(context, flyerFont(face), face, characters)] as const;
  });
  const fonts = Object.fromEntries(faces);
  const resources = context.register(
    context.obj({ Font: Object.fromEntries(faces.map(([face, { ref }]) => [face, ref])) }),
  );
  const onPage = Map.groupBy(lines, ({ page }) => page);
  for (let number = 0; number < pages; number += 1) {
    const content = (onPage.get(number) ?? []).map(
      ({ x, y, size, face, color, text }) =>
        `BT ${colorOperands(COLORS[color])} rg /${face} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ` +
        `${fonts[face]?.encode(text) ?? '<>'} Tj ET`,
    );
    const { node } = document.addPage([PAGE.width, PAGE.height]);
    node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join('\n'))));
    node.set(PDFName.of('Resources'), resources);
  }
  return document.save({ addDefaultPage: false });
}
