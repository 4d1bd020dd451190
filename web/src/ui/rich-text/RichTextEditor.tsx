import type { RichText } from '@brokerage/domain/flyer/texts/richText';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import { Box, ToggleButton } from '@mui/material';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import isDeepEqual from 'fast-deep-equal';
import { useEffect, useMemo, useState } from 'react';
import { isApple } from '../../lib/isApple.ts';
import { fromDocument, toDocument } from './richTextDocument.ts';
import { richTextExtensions, tidyPaste } from './richTextExtensions.ts';

interface RichTextEditorProps {
  label: string;
  labelId: string;
  helpId: string;
  value: unknown;
  onChange: (value: RichText | '') => void;
  required: boolean;
  isInvalid: boolean;
}

/** Formats a shortcut: `⇧⌘8` on Apple devices, elsewhere `Ctrl+Shift+8`. */
const shortcut = (key: string, { withShift = false } = {}): string =>
  isApple() ? `${withShift ? '⇧' : ''}⌘${key}` : `Ctrl+${withShift ? 'Shift+' : ''}${key}`;

/** The editor behind RichTextField, in a separate chunk. Enter starts a paragraph, Tab leaves the field. */
export function RichTextEditor({
  label,
  labelId,
  helpId,
  value,
  onChange,
  required,
  isInvalid,
}: RichTextEditorProps) {
  const [content] = useState(() => toDocument(value));
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: tidyPaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': helpId,
        'aria-required': String(required),
        'aria-invalid': String(isInvalid),
      },
    }),
    [labelId, helpId, required, isInvalid],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    editorProps,
    onUpdate: (update) => onChange(fromDocument(update.editor.getJSON())),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
    }),
  });

  // The value was changed from outside, for example by loading a newer version of the flyer.
  useEffect(() => {
    const next = toDocument(value);
    const isShown = isDeepEqual(fromDocument(next), fromDocument(editor.getJSON()));
    if (!isShown) editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);

  const tools = [
    {
      name: 'Bold',
      key: shortcut('B'),
      isOn: state.bold,
      icon: <FormatBold />,
      press: () => editor.chain().focus(undefined, { scrollIntoView: false }).toggleBold().run(),
    },
    {
      name: 'Italic',
      key: shortcut('I'),
      isOn: state.italic,
      icon: <FormatItalic />,
      press: () => editor.chain().focus(undefined, { scrollIntoView: false }).toggleItalic().run(),
    },
    {
      name: 'Bullet list',
      key: shortcut('8', { withShift: true }),
      isOn: state.bulletList,
      icon: <FormatListBulleted />,
      press: () => editor.chain().focus(undefined, { scrollIntoView: false }).toggleBulletList().run(),
    },
  ];
  return (
    <>
      <Box
        role="group"
        aria-label={`Formatting for ${label}`}
        sx={{ display: 'flex', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {tools.map(({ name, key, isOn, icon, press }) => (
          <ToggleButton
            key={name}
            value={name}
            size="small"
            selected={isOn}
            aria-label={`${name}: ${label}`}
            title={`${name} (${key})`}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onChange={press}
            sx={{
              border: 0,
              minWidth: 44,
              minHeight: 36,
              color: 'text.primary',
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            {icon}
          </ToggleButton>
        ))}
      </Box>
      <EditorContent editor={editor} />
    </>
  );
}
