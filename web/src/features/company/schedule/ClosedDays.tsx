import { MAX_CLOSED_DAYS } from '@brokerage/domain/schedule/officeSchedule';
import { Box, FormHelperText, Typography } from '@mui/material';
import { PairRows } from '../PairRows.tsx';
import type { OfficeScheduleProps } from './OfficeHours.tsx';

interface ClosedDaysProps extends OfficeScheduleProps {
  onLeave: (field: string) => void;
}

/** Days beyond the holidays on which the office is closed, each with its name. */
export function ClosedDays({ schedule, onChange, onLeave, getError }: ClosedDaysProps) {
  const days = schedule.closed_days;
  const isFull = days.length >= MAX_CLOSED_DAYS;
  const problem = getError('office_schedule.closed_days');
  return (
    <Box role="group" aria-labelledby="closed-days" sx={{ mt: 3 }}>
      <Typography id="closed-days" sx={{ fontWeight: 600 }}>
        Other closed days
      </Typography>
      <PairRows
        name="closed day"
        path="office_schedule.closed_days"
        rows={days}
        parts={[
          { key: 'date', label: (number) => `Closed day ${number}`, type: 'date' },
          { key: 'name', label: (number) => `Name of closed day ${number}` },
        ]}
        firstWidth="11rem"
        isFull={isFull}
        onChange={(closed_days) => onChange({ ...schedule, closed_days })}
        onLeave={onLeave}
        getError={getError}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            None yet. Add days such as a company retreat or the day after Thanksgiving.
          </Typography>
        }
        note={
          (problem ?? isFull) && (
            <FormHelperText error={problem !== undefined}>
              {problem ?? `No more than ${MAX_CLOSED_DAYS} closed days. Remove past ones to add more.`}
            </FormHelperText>
          )
        }
      />
    </Box>
  );
}
