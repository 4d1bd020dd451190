import { Box, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { type Days, dayProblems } from '../../lib/links/period.ts';

interface DayFieldsProps {
  /** Those that are shown. */
  days: Days;
  /** Nothing was counted before. */
  earliest: string;
  /** On the office's clock. */
  today: string;
  onDays: (days: Days) => void;
}

/** From and To. What can't be shown stays in the fields with what is wrong with it, and the figures stay as they are. */
export function DayFields({ days, earliest, today, onDays }: DayFieldsProps) {
  const id = useId();
  const [entered, setEntered] = useState(days);
  const problems = dayProblems(entered, earliest, today);
  const field = (name: keyof Days) => ({
    id: `${id}-${name}`,
    type: 'date',
    value: entered[name],
    error: problems[name] !== undefined,
    helperText: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...entered, [name]: target.value };
      setEntered(next);
      if (Object.keys(dayProblems(next, earliest, today)).length === 0) onDays(next);
    },
    slotProps: { htmlInput: { min: earliest, max: today } },
  });
  return (
    <Box
      role="group"
      aria-label="Dates, Eastern time"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        mb: 2.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 14rem))' },
      }}
    >
      <TextField {...field('from')} label="From" />
      <TextField {...field('to')} label="To" />
    </Box>
  );
}
