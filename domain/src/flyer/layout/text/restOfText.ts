import type { Canvas } from '../page/canvas.ts';
import type { Content } from '../page/page.ts';

/** Returns the design's main text followed by the rich texts that it has no place for, each under its label. */
export function withRestOfText({ fields }: Canvas, main: Content | undefined): Content | undefined {
  const rest = fields.takeAll('rich_text');
  const [first] = rest;
  if (!main && first && rest.length === 1) return first.content;
  const paragraphs = rest.flatMap(({ field, content }) => [
    { type: 'paragraph' as const, spans: [{ text: field.label, bold: true as const }] },
    ...content.paragraphs,
  ]);
  const field = main?.field ?? first?.field.key;
  return main || first ? { paragraphs: [...(main?.paragraphs ?? []), ...paragraphs], field } : undefined;
}
