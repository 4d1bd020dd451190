import type { CallableOutput } from '@brokerage/domain/callables';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { FunctionResult } from '../../lib/firebase/useFunction.ts';

type LiveLinkCount = CallableOutput<'count-live-links'>;

/** The height of the most common text, so that little moves once the links are counted. */
export const STOPPING_LINKS_HEIGHT = { xs: 128, sm: 88 };

interface StoppingLinksProps {
  result: FunctionResult<'count-live-links'>;
  /** Name of the person whose page visitors of all these links will see instead. */
  forwardedTo?: string | undefined;
  /** What visitors of the stopped links will see instead. */
  children: ReactNode;
}

/** Returns `3 shared links and 1 printed QR code`; undefined when there are none. */
function formatLinkCount({ links, prints, isAtLeast }: LiveLinkCount): string | undefined {
  const parts = [
    ...(links > 0 ? [pluralize(links, 'shared link')] : []),
    ...(prints > 0 ? [pluralize(prints, 'printed QR code')] : []),
  ];
  return parts.length === 0 ? undefined : `${isAtLeast ? 'At least ' : ''}${parts.join(' and ')}`;
}

/** Says what happens to the links; undefined if there are none. */
function describe(count: LiveLinkCount, forwardedTo: string | undefined): string | undefined {
  if (forwardedTo !== undefined) {
    const all = formatLinkCount({ ...count, links: count.links + count.pages });
    return all && `${all} will lead to ${forwardedTo}’s page.`;
  }
  const stopping = formatLinkCount(count);
  const links = pluralize(count.pages, 'link');
  const leads = `${links} to their page or the questionnaire will lead to your list of loan officers.`;
  const parts = [
    ...(stopping ? [`${stopping} will stop working.`] : []),
    ...(count.pages > 0 ? [leads] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Warns before an action how many shared links and printed QR codes will stop working or lead to another person. */
export function StoppingLinks({ result, forwardedTo, children }: StoppingLinksProps) {
  if (result.status === 'loading') {
    return (
      <Skeleton
        variant="rounded"
        role="status"
        aria-label="Counting shared links"
        sx={{ height: STOPPING_LINKS_HEIGHT }}
      />
    );
  }
  if (result.status === 'failed') {
    return (
      <Alert severity="warning">
        We couldn’t count the shared links and printed QR codes that will stop working.{' '}
        {forwardedTo === undefined ? children : `Visitors will see ${forwardedTo}’s page instead.`}
      </Alert>
    );
  }
  const words = describe(result.data, forwardedTo);
  if (words === undefined) {
    return <Alert severity="info">No live shared links or printed QR codes are affected.</Alert>;
  }
  return (
    <Alert severity="warning">
      {words} {forwardedTo === undefined && children}
    </Alert>
  );
}
