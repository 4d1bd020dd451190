import {
  type Paragraph,
  parseRichText,
  type RichText,
  type Span,
} from '@brokerage/domain/flyer/texts/richText';
import type { JSONContent } from '@tiptap/react';

/* Converts between a field's rich text and the editor's document. A field treats paragraphs and bullets alike; in the editor,
   consecutive bullets are items of a list. */

/** Returns the document that shows a field's value. */
export function toDocument(value: unknown): JSONContent {
  const content: JSONContent[] = [];
  for (const paragraph of parseRichText(value)?.paragraphs ?? []) {
    const node = {
      type: 'paragraph',
      content: paragraph.spans.filter(({ text }) => text !== '').map(toText),
    };
    const last = content.at(-1);
    if (paragraph.type === 'paragraph') content.push(node);
    else if (last?.type === 'bulletList') last.content?.push({ type: 'listItem', content: [node] });
    else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [node] }] });
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function toText({ text, bold, italic }: Span): JSONContent {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

/** Returns a document's value; '' if it has no text. */
export function fromDocument(document: JSONContent): RichText | '' {
  const paragraphs: Paragraph[] = [];
  const read = (node: JSONContent, type: Paragraph['type']) => {
    if (node.type === 'paragraph') paragraphs.push({ type, spans: (node.content ?? []).flatMap(toSpan) });
    else for (const inner of node.content ?? []) read(inner, node.type === 'listItem' ? 'bullet' : type);
  };
  read(document, 'paragraph');
  const hasText = paragraphs.some(({ spans }) => spans.some(({ text }) => text.trim() !== ''));
  return hasText ? { paragraphs } : '';
}

function toSpan({ text, marks = [] }: JSONContent): Span[] {
  if (text === undefined) return [];
  const has = (type: string) => marks.some((mark) => mark.type === type);
  return [{ text, ...(has('bold') && { bold: true }), ...(has('italic') && { italic: true }) }];
}
