import * as z from 'zod';

/**
 * Text with emphasis and lists, as stored in a `rich_text` field. A plain string is a rich text, too: its lines are paragraphs. Links,
 * colors, sizes and markup aren't allowed.
 */
const spanSchema = z.strictObject({
  text: z.string().max(5000),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
});
const paragraphSchema = z.strictObject({
  type: z.enum(['paragraph', 'bullet']),
  spans: z.array(spanSchema).max(200),
});
export const richTextSchema = z.strictObject({ paragraphs: z.array(paragraphSchema).max(200) });

export type Span = z.output<typeof spanSchema>;
export type Paragraph = z.output<typeof paragraphSchema>;
export type RichText = z.output<typeof richTextSchema>;

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const BULLET = /^\s*[-*•]\s+/;

/**
 * Returns the paragraphs of a field's value: of our own JSON exactly as allowed, of a string its lines (those that begin with "- " or "• "
 * become bullets); undefined for anything else.
 */
export function parseRichText(value: unknown): RichText | undefined {
  if (typeof value === 'string') return { paragraphs: fromLines(value) };
  const parsed = richTextSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

function fromLines(text: string): Paragraph[] {
  return text.split(LINE_BREAK).map((line) => ({
    type: BULLET.test(line) ? 'bullet' : 'paragraph',
    spans: [{ text: line.replace(BULLET, '') }],
  }));
}

/** Returns whether a rich text has no visible character, ignoring markup. */
export function isEmptyRichText(value: unknown): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(richTextToPlain(value));
}

/** Returns only the text, one line per paragraph; bullets begin with "• ". */
export function richTextToPlain(value: unknown): string {
  const paragraphs = parseRichText(value)?.paragraphs ?? [];
  return paragraphs
    .map(({ type, spans }) => `${type === 'bullet' ? '• ' : ''}${spans.map(({ text }) => text).join('')}`)
    .join('\n');
}
