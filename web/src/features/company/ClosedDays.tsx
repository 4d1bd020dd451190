import { type ClosedDay, MAX_CLOSED_DAYS } from '@brokerage/domain/schedule/officeSchedule';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OfficeScheduleProps } from './OfficeHours.tsx';

interface ClosedDaysProps extends OfficeScheduleProps {
  onLeave: (field: string) => void;
}

/** Days beyond the holidays on which the office is closed, each with its name. */
export function ClosedDays({ schedule, onChange, onLeave, errorOf }: ClosedDaysProps) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const days = schedule.closed_days;
  const setDays = (closed_days: ClosedDay[]) => onChange({ ...schedule, closed_days });
  const change = (index: number, part: Partial<ClosedDay>) =>
    setDays(days.map((day, other) => (other === index ? { ...day, ...part } : day)));
  const focusDate = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('input[type="date"]')[index]?.focus();
  const add = () => {
    flushSync(() => setDays([...days, { date: '', name: '' }]));
    focusDate(days.length);
  };
  const remove = (index: number) => {
    flushSync(() => setDays(days.filter((_, other) => other !== index)));
    if (days.length === 1) addButton.current?.focus();
    else focusDate(Math.min(index, days.length - 2));
  };
  const isFull = days.length >= MAX_CLOSED_DAYS;
  const problem = errorOf('office_schedule.closed_days');
  return (
    <Box role="group" aria-labelledby="closed-days" sx={{ mt: 3 }}>
      <Typography id="closed-days" sx={{ fontWeight: 600 }}>
        Other closed days
      </Typography>
      {days.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          None yet. Add days such as a company retreat or the day after Thanksgiving.
        </Typography>
      ) : (
        <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 2 }}>
          {/* The place is what a day is known by: its date is still being typed. */}
          {days
            .map((day, index) => ({ day, index, path: `office_schedule.closed_days.${index}` }))
            .map(({ day, index, path }) => {
              const field = (part: 'date' | 'name', label: string) => ({
                id: `closed-day-${index}-${part}`,
                name: `${path}.${part}`,
                label,
                value: day[part],
                onChange: ({ target }: { target: { value: string } }) =>
                  change(index, { [part]: target.value }),
                onBlur: () => onLeave(`${path}.${part}`),
                error: errorOf(`${path}.${part}`) !== undefined,
                helperText: errorOf(`${path}.${part}`),
              });
              return (
                <Box
                  component="li"
                  key={path}
                  sx={{
                    display: 'grid',
                    gap: 1.5,
                    alignItems: 'start',
                    gridTemplateColumns: { xs: '1fr auto', sm: '11rem 1fr auto' },
                  }}
                >
                  <TextField
                    {...field('date', `Closed day ${index + 1}`)}
                    type="date"
                    sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
                  />
                  <TextField {...field('name', `Name of closed day ${index + 1}`)} />
                  <IconButton
                    aria-label={`Remove closed day ${index + 1}`}
                    onClick={() => remove(index)}
                    sx={{ mt: '26px' }}
                  >
                    <Delete fontSize="small" />
                  </IconButton>
                </Box>
              );
            })}
        </Box>
      )}
      {(problem ?? isFull) && (
        <FormHelperText error={problem !== undefined}>
          {problem ?? `No more than ${MAX_CLOSED_DAYS} closed days. Remove past ones to add more.`}
        </FormHelperText>
      )}
      <Button ref={addButton} startIcon={<Add />} disabled={isFull} onClick={add} sx={{ mt: 1, ml: -1.5 }}>
        Add closed day
      </Button>
    </Box>
  );
}
