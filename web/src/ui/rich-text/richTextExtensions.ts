import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** Every line break starts a new paragraph, because a field has no breaks within one. */
const NoBreaks = Extension.create({
  name: 'noBreaks',
  addKeyboardShortcuts() {
    const split = () =>
      this.editor.commands.first(({ commands }) => [
        () => commands.splitListItem('listItem'),
        () => commands.splitBlock(),
      ]);
    return { 'Shift-Enter': split, 'Mod-Enter': split };
  },
});

/** Paragraphs, one level of bullets, bold and italic: the features of `domain/src/flyer/texts/richText.ts`. */
export const richTextExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    link: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  NoBreaks,
];

/** Turns pasted line breaks into paragraphs. The schema drops everything else that a field can't contain. */
export const tidyPaste = (html: string): string => html.replace(/<br\b[^>]*>/gi, '</p><p>');
