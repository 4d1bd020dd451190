import { Button, Skeleton, Stack } from '@mui/material';
import { formatCapped } from '../../lib/format/formatCapped.ts';
import { MAX_LIMIT } from '../../lib/live-data/listQuery.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { PageHeading } from '../../ui/layout/portal/PortalPage.tsx';
import { QueueOrder, type WaitingOrder } from './QueueOrder.tsx';

export const APPROVAL_VIEWS = {
  pending: { label: 'Pending', line: 'Flyers print exactly as you see them here.' },
  decisions: {
    label: 'My decisions',
    line: 'Flyers and template changes you approved or rejected, newest first.',
  },
} as const;
export type ApprovalView = keyof typeof APPROVAL_VIEWS;

function PendingBadge({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <StatusChip
      label={`${formatCapped(count, MAX_LIMIT)} pending`}
      tone={count > 0 ? 'warning' : 'success'}
    />
  );
}

interface QueueHeadingProps {
  view: ApprovalView;
  isLoading: boolean;
  /** All pending flyers, including those that aren't loaded; undefined until known. */
  count: number | undefined;
  /** How many of them the list shows. */
  waiting: number;
  order: WaitingOrder;
  onOrder: (order: WaitingOrder) => void;
  /** Opens the first review; undefined if there is none. */
  onStart: (() => void) | undefined;
}

/** Says how many flyers are pending, with a button to start reviewing. */
export function QueueHeading({
  view,
  isLoading,
  count,
  waiting,
  order,
  onOrder,
  onStart,
}: QueueHeadingProps) {
  return (
    <PageHeading
      title="Approval Queue"
      // Shown while loading, too: appearing later, it would push the list down.
      actions={
        view === 'pending' && (
          <>
            {(isLoading || waiting > 1) && <QueueOrder order={order} onChange={onOrder} />}
            {onStart && (
              <Button variant="contained" onClick={onStart} aria-keyshortcuts="r" title="Press R">
                Start reviewing
              </Button>
            )}
          </>
        )
      }
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {isLoading ? <Skeleton variant="rounded" width={84} height={24} /> : <PendingBadge count={count} />}
        <span>{APPROVAL_VIEWS[view].line}</span>
      </Stack>
    </PageHeading>
  );
}
