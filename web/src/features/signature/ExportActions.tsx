import { type RenderedSignature, SIGNATURE_MAX_LENGTH } from '@brokerage/domain/signature/render';
import Check from '@mui/icons-material/Check';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/FileDownloadOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
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
import { useState } from 'react';
import { formatCount } from '../../lib/format/formatCount.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useCopied } from '../../ui/useCopied.ts';
import { copySignature, downloadSignature } from './copySignature.ts';
import { showInstallSteps } from './InstallSteps.tsx';

/** Shows the selected source for manual copying, if the browser can't copy it. */
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

/** The signature for programs without HTML, on demand. */
function PlainText({ text }: { text: string }) {
  return (
    <Disclosure title="Plain text">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Copied as well, for email programs that don’t show formatting.
      </Typography>
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
    </Disclosure>
  );
}

/** Returns a copy action that falls back to showing the source for manual copying. */
function useCopying(source: string) {
  const notify = useNotify();
  const { isCopied, setCopied } = useCopied();
  const [isSourceOpen, setSourceOpen] = useState(false);

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

  return {
    isCopied,
    copy,
    dialog: isSourceOpen && <SourceDialog source={source} onClose={() => setSourceOpen(false)} />,
  };
}

const isTooLong = ({ html }: RenderedSignature) => html.length > SIGNATURE_MAX_LENGTH;

/** The method for most email programs: copies the formatted signature, with its plain text. */
export function CopyForEmail({ rendered }: { rendered: RenderedSignature }) {
  const { isCopied, copy, dialog } = useCopying(rendered.html);
  return (
    <>
      <Button
        fullWidth
        variant="contained"
        startIcon={isCopied ? <Check /> : <ContentCopy />}
        disabled={isTooLong(rendered)}
        onClick={() =>
          void copy(copySignature(rendered), 'Now paste it into your email program’s signature settings.')
        }
      >
        Copy HTML for Email
      </Button>
      {dialog}
    </>
  );
}

/** The signature's share of Gmail's size limit. */
function LengthMeter({ rendered }: { rendered: RenderedSignature }) {
  const { length } = rendered.html;
  return (
    <Box sx={{ flex: '1 1 160px', maxWidth: 220, ml: 'auto' }}>
      <LinearProgress
        variant="determinate"
        aria-label="Signature length"
        aria-valuetext={`${length} of ${SIGNATURE_MAX_LENGTH} characters`}
        value={Math.min(100, (100 * length) / SIGNATURE_MAX_LENGTH)}
        color={isTooLong(rendered) ? 'error' : 'primary'}
        sx={{ mb: 0.5 }}
      />
      <Typography variant="body2" sx={{ color: isTooLong(rendered) ? 'error.main' : 'text.secondary' }}>
        {formatCount(length)} of {formatCount(SIGNATURE_MAX_LENGTH)} characters
        {isTooLong(rendered) && '. That’s too long for Gmail. Shorten your links or text to copy it.'}
      </Typography>
    </Box>
  );
}

interface ExportActionsProps {
  rendered: RenderedSignature;
  /** Name of the signature's owner. */
  name: string;
}

/** The other ways into an email program, and the share of Gmail's size limit. */
export function ExportActions({ rendered, name }: ExportActionsProps) {
  const { copy, dialog } = useCopying(rendered.html);
  return (
    <Stack spacing={1} sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={isTooLong(rendered)}
          onClick={() => downloadSignature(rendered, name)}
        >
          Download HTML
        </Button>
        <Button
          startIcon={<Code />}
          disabled={isTooLong(rendered)}
          onClick={() =>
            void copy(navigator.clipboard.writeText(rendered.html), 'The signature’s HTML source.')
          }
        >
          Copy source
        </Button>
        <Button startIcon={<HelpOutline />} onClick={showInstallSteps}>
          How to add it
        </Button>
        <LengthMeter rendered={rendered} />
      </Stack>
      <PlainText text={rendered.text} />
      {dialog}
    </Stack>
  );
}
