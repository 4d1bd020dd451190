import LinkOutlined from '@mui/icons-material/LinkOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';

/** How long the button confirms that the link was copied. */
const COPIED_MS = 3000;

type Copied = 'yes' | 'failed';

/** Buttons that copy a link with the inputs, or print the result. */
export function ResultActions({ hash }: { hash: string }) {
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const address = () => `${window.location.origin}${window.location.pathname}${hash}`;
  return (
    <Box sx={{ mt: 2, ml: -1.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <ActionButton
        startIcon={<LinkOutlined />}
        onClick={() =>
          void navigator.clipboard.writeText(address()).then(
            () => setCopied('yes'),
            () => setCopied('failed'),
          )
        }
      >
        <span aria-live="polite">{copied === 'yes' ? 'Link copied' : 'Copy link'}</span>
      </ActionButton>
      <ActionButton startIcon={<PrintOutlined />} onClick={printWithDetailsOpen}>
        Print
      </ActionButton>
      {copied === 'failed' && (
        <Box
          component="p"
          role="alert"
          sx={{ m: 0, ml: 1.5, typography: 'body2', overflowWrap: 'anywhere', flexBasis: '100%' }}
        >
          Your browser didn’t allow it. Copy this yourself: {address()}
        </Box>
      )}
    </Box>
  );
}

/** Prints with the calculator's folds open, because a printed page can't be expanded. */
function printWithDetailsOpen(): void {
  for (const table of document.querySelectorAll<HTMLDetailsElement>('.calculator details')) table.open = true;
  window.print();
}
