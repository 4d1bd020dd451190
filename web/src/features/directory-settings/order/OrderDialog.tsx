import { Typography } from '@mui/material';
import { useState } from 'react';
import { moveItem } from '../../../lib/moveItem.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { WholeConflictAlert } from '../../../ui/forms/record/WholeConflictAlert.tsx';
import { MoveButtons } from '../../../ui/forms/rows/MoveButtons.tsx';
import { MoveList, MoveListItem } from '../../../ui/forms/rows/MoveList.tsx';

interface OrderDialogProps {
  title: string;
  /** Saves an order; `expected` is the one that was shown before. */
  onSave: (ids: string[], expected: string[]) => Promise<unknown>;
  /** In their current order, live. */
  items: readonly { id: string; name: string }[];
  onClose: () => void;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Reorders branches, officers or reviews on the website. */
export function OrderDialog({ title, items, onSave, onClose }: OrderDialogProps) {
  const notify = useNotify();
  const current = items.map(({ id }) => id);
  const [opened, setOpened] = useState(current);
  const [ids, setIds] = useState(current);
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const isMoved = !isSame(ids, opened);
  // The user's own order may arrive from the database before the call returns.
  const isStale = !isSame(current, opened) && !isSame(current, ids);
  // Nothing was moved here, so follow the new order.
  if (isStale && !isMoved) {
    setOpened(current);
    setIds(current);
  }

  const move = (from: number, to: number) => setIds(moveItem(ids, from, to));
  async function save() {
    await onSave(ids, opened);
    notify({ title: 'Order saved', severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog
      title={title}
      action="Save"
      isBlocked={!isMoved}
      isChanged={isMoved}
      onAct={save}
      onClose={onClose}
    >
      {isStale && isMoved && (
        <WholeConflictAlert
          title="Someone else changed this list while you were editing"
          text="Your order can’t be saved over theirs."
          choices={[
            {
              label: 'Use theirs',
              onChoose: () => {
                setOpened(current);
                setIds(current);
              },
            },
          ]}
        />
      )}
      <MoveList aria-label={title}>
        {ids.map((id, index) => {
          const name = names.get(id) ?? id;
          return (
            <MoveListItem key={id}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
              <MoveButtons name={name} index={index} count={ids.length} onMove={move} />
            </MoveListItem>
          );
        })}
      </MoveList>
      <LeaveGuard isChanged={isMoved} />
    </ActionDialog>
  );
}
