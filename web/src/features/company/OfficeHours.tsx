import {
  type DayHours,
  type OfficeSchedule,
  WEEKDAYS,
  type Weekday,
} from '@brokerage/domain/schedule/officeSchedule';
import { formatTimeZone, listOfficeTimeZones } from '@brokerage/domain/schedule/timeZones';
import { Box, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { capitalize } from '../../lib/format/capitalize.ts';
import { formatWallTime } from '../../lib/format/formatOfficeSchedule.ts';

/** Every quarter hour of a day, and midnight at its end. Made once: each row shows them twice. */
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

/** `Mountain time (Phoenix)`: some zones share a name. */
const formatZone = (timeZone: string) =>
  `${formatTimeZone(timeZone)} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')})`;

export interface OfficeScheduleProps {
  schedule: OfficeSchedule;
  onChange: (schedule: OfficeSchedule) => void;
  /** By path: `office_schedule.week.monday.closes`. */
  errorOf: (field: string) => string | undefined;
}

interface DayRowProps {
  weekday: Weekday;
  hours: DayHours | null;
  onChange: (hours: DayHours | null) => void;
  errorOf: (field: string) => string | undefined;
}

/** One weekday: whether the office opens, and from when to when. */
function DayRow({ weekday, hours, onChange, errorOf }: DayRowProps) {
  // What a switch off and on again brings back.
  const [latest, setLatest] = useState(hours ?? USUAL_HOURS);
  if (hours && hours !== latest) setLatest(hours);
  const name = capitalize(weekday);
  const time = (end: 'opens' | 'closes', label: string) => {
    if (!hours) return null;
    const path = `office_schedule.week.${weekday}.${end}`;
    const error = errorOf(path);
    return (
      <TextField
        select
        id={`${weekday}-${end}`}
        name={path}
        label={label}
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
        gridTemplateColumns: { xs: hours ? '1fr 1fr' : '9rem 1fr', sm: '11rem 1fr 1fr' },
      }}
    >
      <FormControlLabel
        sx={{
          ml: -1,
          gridColumn: { xs: hours ? '1 / -1' : 'auto', sm: 'auto' },
          pt: { sm: hours ? '26px' : 0 },
        }}
        control={
          <Switch
            checked={hours !== null}
            onChange={(_event, isOpen) => onChange(isOpen ? latest : null)}
            slotProps={{ input: { 'aria-label': `Open on ${name}` } }}
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

/** The hours of each weekday, and the clock they are on. */
export function OfficeHours({ schedule, onChange, errorOf }: OfficeScheduleProps) {
  const setDay = (weekday: Weekday) => (hours: DayHours | null) =>
    onChange({ ...schedule, week: { ...schedule.week, [weekday]: hours } });
  const zones = listOfficeTimeZones();
  const weekError = errorOf('office_schedule.week');
  const zoneError = errorOf('office_schedule.time_zone');
  return (
    <>
      <TextField
        select
        id="office-time-zone"
        name="office_schedule.time_zone"
        label="Time zone"
        value={schedule.time_zone}
        onChange={({ target }) => onChange({ ...schedule, time_zone: target.value })}
        error={zoneError !== undefined}
        helperText={zoneError}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: 360, mb: 2.5 }}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {formatZone(zone)}
          </option>
        ))}
      </TextField>
      <Box
        component="ul"
        aria-label="Weekday hours"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, sm: 1 } }}
      >
        {WEEKDAYS.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            hours={schedule.week[weekday]}
            onChange={setDay(weekday)}
            errorOf={errorOf}
          />
        ))}
      </Box>
      {weekError && (
        <FormHelperText error role="alert">
          {weekError}
        </FormHelperText>
      )}
    </>
  );
}
