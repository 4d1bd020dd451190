import { Alert, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { pluralize } from '../../lib/format/pluralize.ts';
import type { LiveLinkCount } from '../../lib/live-data/useLiveLinkCount.ts';

interface StoppingLinksProps {
  count: LiveLinkCount | 'loading' | 'failed';
  /** What visitors of these links get instead. */
  children: ReactNode;
}

/** `3 shared links and 1 printed QR code`; undefined when there is none. */
function formatLinkCount({ links, prints, isAtLeast }: LiveLinkCount): string | undefined {
  const parts = [
    ...(links > 0 ? [pluralize(links, 'shared link')] : []),
    ...(prints > 0 ? [pluralize(prints, 'printed QR code')] : []),
  ];
  return parts.length === 0 ? undefined : `${isAtLeast ? 'At least ' : ''}${parts.join(' and ')}`;
}

/** Says before the act how many shared links and printed QR codes stop working. */
export function StoppingLinks({ count, children }: StoppingLinksProps) {
  if (count === 'loading') {
    return <Skeleton variant="rounded" height={72} role="status" aria-label="Counting shared links" />;
  }
  if (count === 'failed') {
    return (
      <Alert severity="warning">
        We couldn’t count the shared links and printed QR codes that will stop working. {children}
      </Alert>
    );
  }
  const words = formatLinkCount(count);
  if (words === undefined) {
    return <Alert severity="info">No live shared links or printed QR codes are affected.</Alert>;
  }
  return (
    <Alert severity="warning">
      {words} will stop working. {children}
    </Alert>
  );
}
