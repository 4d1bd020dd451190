import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import type { MarkAnchor } from '@brokerage/domain/flyer/marks/flyerMark';
import { Box, ButtonBase } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { openPin, resolvedPin } from './pinStyles.ts';
import { placePins } from './placePins.ts';

interface Pin {
  id: string;
  anchor: MarkAnchor;
  /** The label of the marked field. */
  label: string;
  isResolved?: boolean;
}

interface MarkPinsProps {
  scene: Scene;
  /** In the order of their numbers, starting with 1. */
  pins: readonly Pin[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Moves a mark by fractions of the page; undefined if marks can't be moved. */
  onMove?: (id: string, dx: number, dy: number) => void;
}

/** How far an arrow key moves a mark. */
const NUDGE = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

/** Shows marks as numbered buttons on a flyer's drawing. Marks on content that isn't drawn have no pin; the list of marks has them all. */
export function MarkPins({ scene, pins, selected, onSelect, onMove }: MarkPinsProps) {
  const places = placePins(
    scene,
    pins.map(({ anchor }) => anchor),
  );
  return pins.map(({ id, anchor, label, isResolved = false }, index) => {
    const place = places[index];
    if (!place) return null;
    const number = index + 1;
    const isMovable = onMove !== undefined && anchor.kind === 'place';
    const move = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!isMovable || !arrow) return;
      event.preventDefault();
      onMove(id, ...arrow);
    };
    return (
      <ButtonBase
        key={id}
        data-mark={id}
        aria-label={`Mark ${number}: ${label}${isResolved ? ', resolved' : ''}${isMovable ? '. Move it with the arrow keys' : ''}`}
        aria-current={id === selected}
        onClick={(event) => {
          event.stopPropagation();
          onSelect(id);
        }}
        onKeyDown={move}
        sx={{
          position: 'absolute',
          left: `${place.x * 100}%`,
          top: `${place.y * 100}%`,
          width: 28,
          height: 28,
          transform: 'translate(-50%, -50%)',
          borderRadius: '50%',
          typography: 'body2',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          ...(isResolved ? resolvedPin : openPin),
          border: '2px solid',
          boxShadow: id === selected ? '0 0 0 3px #ddb765' : '0 0 0 1px rgb(0 0 0 / 0.45)',
          zIndex: id === selected ? 1 : 0,
          '&:focus-visible': { boxShadow: '0 0 0 3px #1c1f1b', zIndex: 1 },
        }}
      >
        <Box component="span" aria-hidden>
          {number}
        </Box>
      </ButtonBase>
    );
  });
}
