import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Button, Stack, TextField } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { CreatedLink } from './NewLinkForm.tsx';
import { QrCode } from './QrCode.tsx';
import { useCopyLink } from './useCopyLink.ts';

interface NewLinkResultProps {
  created: CreatedLink;
  title: string;
}

/** The new link, to copy and as a QR code. */
export function NewLinkResult({ created: { shareUrl, expires }, title }: NewLinkResultProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { isCopied, copy } = useCopyLink(shareUrl);
  // The form with the clicked button is gone.
  useEffect(() => button.current?.focus(), []);

  async function copyOrSelect() {
    const isDone = await copy();
    setFailed(!isDone);
    if (!isDone) field.current?.select();
  }

  return (
    <Stack spacing={2.5}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'flex-end' } }}>
        <TextField
          id={`${id}-url`}
          label="Share link"
          fullWidth
          value={shareUrl}
          inputRef={field}
          onFocus={({ target }) => target.select()}
          error={hasFailed}
          helperText={
            hasFailed
              ? 'Failed to copy link. It’s selected, so you can copy it with the keyboard or the menu.'
              : undefined
          }
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button
          ref={button}
          variant="contained"
          startIcon={isCopied ? <Check /> : <ContentCopy />}
          onClick={() => void copyOrSelect()}
          sx={{ flexShrink: 0, minWidth: 132 }}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </Stack>
      <QrCode shareUrl={shareUrl} title={title} expires={expires} />
    </Stack>
  );
}
