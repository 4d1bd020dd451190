import { type RenderedSignature, SIGNATURE_MAX_LENGTH } from '@brokerage/domain/signature/render';
import Check from '@mui/icons-material/Check';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/format/formatCount.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { copySignature, downloadSignature } from './copySignature.ts';

/** How long the button shows that the signature was copied. */
const COPIED_MS = 2000;

/** The source, selected: to be copied by hand where the browser does not do it. */
function SourceDialog({ source, onClose }: { source: string; onClose: () => void }) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="source-title">
      <DialogTitle id="source-title">Signature source</DialogTitle>
      <DialogContent>
        <TextField
          multiline
          minRows={6}
          maxRows={14}
          label="HTML"
          value={source}
          autoFocus
          onFocus={({ target }) => target.select()}
          helperText="Press Ctrl+C or Command+C. Paste it where your email program accepts HTML."
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ '& textarea': { fontFamily: 'monospace', wordBreak: 'break-all' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What programs without HTML show, on demand. */
function PlainText({ text }: { text: string }) {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, color: 'primary.main' } }}>
      <summary>Plain text</summary>
      <Typography
        component="pre"
        variant="body2"
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'neutral.soft',
          fontFamily: 'monospace',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

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
          {formatCount(length)} of {formatCount(SIGNATURE_MAX_LENGTH)} characters
          {isTooLong && '. That’s too long for Gmail. Shorten your links or text to copy it.'}
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
          Download HTML
        </Button>
        <Button
          startIcon={<Code />}
          disabled={isTooLong}
          onClick={() =>
            void copy(navigator.clipboard.writeText(rendered.html), 'The signature’s HTML source.')
          }
        >
          Copy source
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Also copies a plain-text version for email programs that don’t show formatting.
      </Typography>
      <PlainText text={rendered.text} />
      {isSourceOpen && <SourceDialog source={rendered.html} onClose={() => setSourceOpen(false)} />}
    </Stack>
  );
}
