import { type RenderedSignature, SIGNATURE_MAX_LENGTH } from '@brokerage/domain/signature/render';
import Check from '@mui/icons-material/Check';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { copySignature, downloadSignature } from './copySignature.ts';
import { SourceDialog } from './SourceDialog.tsx';

/** How long the button shows that the signature was copied. */
const COPIED_MS = 2000;

interface ExportActionsProps {
  rendered: RenderedSignature;
  /** Whose it is. */
  name: string;
}

/** The ways from here into a mail program, and how much of its room the signature takes. */
export function ExportActions({ rendered, name }: ExportActionsProps) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const [isSourceOpen, setSourceOpen] = useState(false);
  const { length } = rendered.html;
  const isTooLong = length > SIGNATURE_MAX_LENGTH;

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(copying: Promise<void>, text: string) {
    try {
      await copying;
      setCopied(true);
      notify({ title: 'Copied!', text, severity: 'success' });
    } catch {
      setSourceOpen(true);
      notify({
        title: 'Failed to copy to clipboard',
        text: 'The source is selected. Press Ctrl+C or Command+C.',
        severity: 'error',
      });
    }
  }

  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <div>
        <LinearProgress
          variant="determinate"
          aria-label="Signature length"
          aria-valuetext={`${length} of ${SIGNATURE_MAX_LENGTH} characters`}
          value={Math.min(100, (100 * length) / SIGNATURE_MAX_LENGTH)}
          color={isTooLong ? 'error' : 'primary'}
          sx={{ mb: 0.5 }}
        />
        <Typography variant="body2" sx={{ color: isTooLong ? 'error.main' : 'text.secondary' }}>
          {length.toLocaleString('en-US')} of {SIGNATURE_MAX_LENGTH.toLocaleString('en-US')} characters
          {isTooLong && '. Gmail takes no longer one: shorten your addresses or texts to copy it.'}
        </Typography>
      </div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={isCopied ? <Check /> : <ContentCopy />}
          disabled={isTooLong}
          onClick={() =>
            void copy(copySignature(rendered), 'Now paste it into your email program’s signature settings.')
          }
        >
          Copy HTML for Email
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={isTooLong}
          onClick={() => downloadSignature(rendered, name)}
        >
          Download .htm
        </Button>
        <Button
          startIcon={<Code />}
          disabled={isTooLong}
          onClick={() =>
            void copy(navigator.clipboard.writeText(rendered.html), 'The signature’s HTML source.')
          }
        >
          Copy Source
        </Button>
      </Stack>
      {isSourceOpen && <SourceDialog source={rendered.html} onClose={() => setSourceOpen(false)} />}
    </Stack>
  );
}
