import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

/** How long the button shows that the number was copied. */
const COPIED_MS = 2500;

/** Copies the reference number and says so, to screen readers as well. */
export function CopyReference({ reference }: { reference: string }) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
    } catch {
      notify({
        severity: 'error',
        title: 'Couldn’t copy the number',
        text: `Select it and copy it yourself: ${reference}`,
      });
      return;
    }
    setCopied(true);
    notify({ severity: 'success', title: 'Reference number copied' });
  };
  return (
    <Button
      className="no-print"
      variant="outlined"
      color="inherit"
      startIcon={isCopied ? <Check /> : <ContentCopy />}
      onClick={() => void copy()}
      sx={{ minHeight: 44, minWidth: 116 }}
    >
      {isCopied ? 'Copied' : 'Copy'}
      <span style={visuallyHidden}> the reference number</span>
    </Button>
  );
}
