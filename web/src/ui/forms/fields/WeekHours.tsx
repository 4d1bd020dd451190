import {
  type DayHours,
  type OfficeWeek,
  WEEKDAYS,
  type Weekday,
} from '@brokerage/domain/schedule/officeSchedule';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { Box, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatWallTime } from '../../../lib/format/time/formatOfficeSchedule.ts';
import { Switch } from './Switch.tsx';

/** Every quarter hour of a day, and midnight at its end. Created once, because each row shows them twice. */
const TIMES = Array.from({ length: 97 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0');
  const time = `${hour}:${String((index % 4) * 15).padStart(2, '0')}`;
  return (
    <option key={time} value={time}>
      {formatWallTime(time)}
    </option>
  );
});
const OPTIONS = { opens: TIMES.slice(0, -1), closes: TIMES.slice(1) };
const USUAL_HOURS: DayHours = { opens: '09:00', closes: '18:00' };

/** Columns of the list when times are next to the days. */
const COLUMNS = '11rem 1fr 1fr';

interface DayRowProps {
  /** Path of the week in errors: `office_schedule.week`. */
  path: string;
  weekday: Weekday;
  hours: DayHours | null;
  onChange: (hours: DayHours | null) => void;
  getError: (field: string) => string | undefined;
  /** The office is closed all week. */
  isInvalid: boolean;
}

/** One weekday: whether the office is open, and its opening and closing times. */
function DayRow({ path: weekPath, weekday, hours, onChange, getError, isInvalid }: DayRowProps) {
  // Restored when a day is switched off and on again.
  const [latest, setLatest] = useState(hours ?? USUAL_HOURS);
  if (hours && hours !== latest) setLatest(hours);
  const name = capitalize(weekday);
  const time = (end: 'opens' | 'closes', label: string) => {
    if (!hours) return null;
    const path = `${weekPath}.${weekday}.${end}`;
    const error = getError(path);
    return (
      <TextField
        select
        id={`${weekday}-${end}`}
        name={path}
        value={hours[end]}
        onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
        error={error !== undefined}
        helperText={error}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': `${name} ${label.toLowerCase()}` },
        }}
      >
        {OPTIONS[end]}
      </TextField>
    );
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        minHeight: 44,
        gridTemplateColumns: { xs: hours ? '1fr 1fr' : '9rem 1fr', sm: COLUMNS },
      }}
    >
      <FormControlLabel
        sx={{
          gridColumn: { xs: hours ? '1 / -1' : 'auto', sm: 'auto' },
        }}
        control={
          <Switch
            checked={hours !== null}
            onChange={(_event, isOpen) => onChange(isOpen ? latest : null)}
            slotProps={{ input: { 'aria-label': `Open on ${name}`, 'aria-invalid': isInvalid } }}
          />
        }
        label={name}
      />
      {hours ? (
        <>
          {time('opens', 'Opens')}
          {time('closes', 'Closes')}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary', alignSelf: 'center' }}>Closed</Typography>
      )}
    </Box>
  );
}

interface WeekHoursProps {
  week: OfficeWeek;
  /** Path of the week in errors: `office_schedule.week`. */
  path: string;
  onChange: (week: OfficeWeek) => void;
  /** By path: `office_schedule.week.monday.closes`. */
  getError: (field: string) => string | undefined;
}

/** Column headings for the times next to the days; each field also has its own label. */
function ColumnNames() {
  return (
    <Box
      aria-hidden
      sx={{ display: { xs: 'none', sm: 'grid' }, gap: 1.5, mb: 0.5, gridTemplateColumns: COLUMNS }}
    >
      <span />
      <Typography variant="subtitle2" component="span">
        Opens
      </Typography>
      <Typography variant="subtitle2" component="span">
        Closes
      </Typography>
    </Box>
  );
}

/** The hours of each weekday. */
export function WeekHours({ week, path, onChange, getError }: WeekHoursProps) {
  const error = getError(path);
  return (
    <>
      <ColumnNames />
      <Box
        component="ul"
        aria-label="Weekday hours"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, sm: 1 } }}
      >
        {WEEKDAYS.map((weekday) => (
          <DayRow
            key={weekday}
            path={path}
            weekday={weekday}
            hours={week[weekday]}
            onChange={(hours) => onChange({ ...week, [weekday]: hours })}
            getError={getError}
            isInvalid={error !== undefined}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </>
  );
}
