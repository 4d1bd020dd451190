import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useCopyLink } from './useCopyLink.ts';

/** Copies a row's link; `what` distinguishes its button from the others. */
export function CopyLinkButton({ url, what }: { url: string; what: string }) {
  const { isCopied, copy } = useCopyLink(url);
  return (
    <Tooltip title={isCopied ? 'Copied' : 'Copy link'} describeChild>
      <IconButton size="small" aria-label={`Copy link: ${what}`} onClick={() => void copy()}>
        {isCopied ? <Check color="success" /> : <ContentCopy />}
      </IconButton>
    </Tooltip>
  );
}
