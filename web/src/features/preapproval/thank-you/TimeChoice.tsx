import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface TimeChoiceProps {
  value: string;
  /** Before the hours, for screen readers alone: it stands above them. */
  day: string;
  hours: string;
  isChosen: boolean;
  /** Somebody else has it. */
  isGone: boolean;
  errorId: string | undefined;
  onChoose: () => void;
}

/** One part of a day; pressed anywhere. */
export function TimeChoice({ value, day, hours, isChosen, isGone, errorId, onChoose }: TimeChoiceProps) {
  const words: ReactNode = isGone ? `${hours}, not available` : hours;
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: 44,
        px: 0.5,
        py: 0.5,
        textAlign: 'center',
        typography: 'body2',
        lineHeight: 1.3,
        cursor: isGone ? 'default' : 'pointer',
        border: '1px solid',
        borderColor: 'neutral.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'background-color 150ms ease-out',
        '&:has(input:checked)': {
          bgcolor: 'primary.main',
          borderColor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 600,
        },
        '&:has(input:disabled)': {
          color: 'text.secondary',
          borderStyle: 'dashed',
          bgcolor: 'transparent',
        },
        '&:has(input:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
      }}
    >
      <input
        type="radio"
        name="call-time"
        value={value}
        checked={isChosen}
        disabled={isGone}
        onChange={onChoose}
        style={visuallyHidden}
        {...(errorId && { 'aria-describedby': errorId })}
      />
      <span style={visuallyHidden}>{day}, </span>
      <span>{words}</span>
    </Box>
  );
}
