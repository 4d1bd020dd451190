import LinkOutlined from '@mui/icons-material/LinkOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useCopied } from '../../../ui/useCopied.ts';

/** Buttons that copy a link with the inputs, or print the result. */
export function ResultActions({ hash }: { hash: string }) {
  const { isCopied, setCopied } = useCopied();
  const [hasFailed, setFailed] = useState(false);
  const onCopied = (isCopied: boolean) => {
    setCopied(isCopied);
    setFailed(!isCopied);
  };
  const address = () => `${window.location.origin}${window.location.pathname}${hash}`;
  return (
    <Box sx={{ mt: 2, ml: -1.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <ActionButton
        startIcon={<LinkOutlined />}
        onClick={() =>
          void navigator.clipboard.writeText(address()).then(
            () => onCopied(true),
            () => onCopied(false),
          )
        }
      >
        <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
      </ActionButton>
      <ActionButton startIcon={<PrintOutlined />} onClick={printWithDetailsOpen}>
        Print
      </ActionButton>
      {hasFailed && (
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
