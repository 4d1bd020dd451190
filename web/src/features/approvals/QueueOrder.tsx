import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { waitingSince } from '@brokerage/domain/flyer/workflow/waitingSince';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';

export type WaitingOrder = 'newest' | 'waiting';

const ORDERS = { newest: 'Newest first', waiting: 'Oldest first' } as const;

/** Returns the queue, which arrives newest first, in the selected order: `waiting` sorts by submission time. */
export function sortQueue(flyers: readonly Flyer[], order: WaitingOrder): readonly Flyer[] {
  if (order === 'newest') return flyers;
  return flyers.toSorted((one, other) => waitingSince(one).getTime() - waitingSince(other).getTime());
}

interface QueueOrderProps {
  order: WaitingOrder;
  onChange: (order: WaitingOrder) => void;
}

/** Selects which flyers come first. */
export function QueueOrder({ order, onChange }: QueueOrderProps) {
  return <ToggleChoice label="Order" value={order} options={ORDERS} onChange={onChange} />;
}
