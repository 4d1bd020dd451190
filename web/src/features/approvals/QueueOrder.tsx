import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';

export type WaitingOrder = 'newest' | 'waiting';

const ORDERS = { newest: 'Newest first', waiting: 'Longest waiting' } as const;

/** The queue comes newest first; the other order is by the time of Submit. */
export function inOrder(flyers: readonly Flyer[], order: WaitingOrder): readonly Flyer[] {
  if (order === 'newest') return flyers;
  const since = ({ submitted_at, updated_at }: Flyer) => (submitted_at ?? updated_at).getTime();
  return flyers.toSorted((one, other) => since(one) - since(other));
}

const look = {
  '& .MuiToggleButton-root': {
    minHeight: 44,
    textTransform: 'none',
    px: 2,
    color: 'text.primary',
    bgcolor: 'background.paper',
    '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  },
} as const;

interface QueueOrderProps {
  order: WaitingOrder;
  onChange: (order: WaitingOrder) => void;
}

/** Which flyers come first. */
export function QueueOrder({ order, onChange }: QueueOrderProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Order"
      value={order}
      onChange={(_event, chosen: WaitingOrder | null) => chosen && onChange(chosen)}
      sx={look}
    >
      {(['newest', 'waiting'] as const).map((one) => (
        <ToggleButton key={one} value={one}>
          {ORDERS[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
