import type { Content } from '../page/page.ts';

/** Returns a paragraph's text without its formatting. */
export const toParagraphText = ({ spans }: Pick<Content['paragraphs'][number], 'spans'>): string =>
  spans.map(({ text }) => text).join('');

/** Returns a content's text without its formatting; empty if there is no content. */
export const toPlainText = (content: Content | undefined, separator = ''): string =>
  content?.paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text)).join(separator) ?? '';
