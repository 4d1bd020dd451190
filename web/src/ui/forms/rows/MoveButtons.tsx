import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { IconButton, type IconButtonProps } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../visuallyHidden.ts';

interface MoveButtonsProps {
  name: string;
  index: number;
  /** How many items the list has. */
  count: number;
  onMove: (from: number, to: number) => void;
  size?: IconButtonProps['size'];
}

const STEPS = [
  { direction: 'up', by: -1, Icon: ArrowUpward },
  { direction: 'down', by: 1, Icon: ArrowDownward },
] as const;

/** Focuses the button that was used, or the other one if it's now disabled at the end of the list. */
function focusMoved(list: Element | null, index: number, direction: 'up' | 'down'): void {
  const buttons = [
    ...(list?.querySelectorAll<HTMLButtonElement>(`[data-move][data-index="${index}"]`) ?? []),
  ];
  const enabled = buttons.filter(({ disabled }) => !disabled);
  (enabled.find(({ dataset }) => dataset.move === direction) ?? enabled[0])?.focus();
}

/** Moves an item of a list up or down by one, announces its new position, and keeps the focus on it. */
export function MoveButtons({ name, index, count, onMove, size = 'medium' }: MoveButtonsProps) {
  const [announcement, setAnnouncement] = useState('');
  const step = (button: HTMLElement, to: number, direction: 'up' | 'down') => {
    const list = button.closest('ol, ul');
    flushSync(() => onMove(index, to));
    setAnnouncement(`${name} moved to position ${to + 1} of ${count}`);
    focusMoved(list, to, direction);
  };
  return (
    <>
      {STEPS.map(({ direction, by, Icon }) => (
        <IconButton
          key={direction}
          size={size}
          data-move={direction}
          data-index={index}
          aria-label={`Move ${name} ${direction}`}
          disabled={index + by < 0 || index + by >= count}
          onClick={({ currentTarget }) => step(currentTarget, index + by, direction)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </>
  );
}
