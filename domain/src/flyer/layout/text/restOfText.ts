import type { Canvas } from '../page/canvas.ts';
import type { Content } from '../page/page.ts';

/** Draws rich texts that the design has no own place for, under their labels, after what it has. */
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
