import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { listOfficeTimeZones } from '@brokerage/domain/schedule/timeZones';
import { TextField } from '@mui/material';
import { formatOfficeTimeZone } from '../../../lib/format/formatOfficeTimeZone.ts';
import { WeekHours } from '../../../ui/forms/fields/WeekHours.tsx';

export interface OfficeScheduleProps {
  schedule: OfficeSchedule;
  onChange: (schedule: OfficeSchedule) => void;
  /** By path: `office_schedule.week.monday.closes`. */
  getError: (field: string) => string | undefined;
}

/** The hours of each weekday, and the clock they are on. */
export function OfficeHours({ schedule, onChange, getError }: OfficeScheduleProps) {
  const zones = listOfficeTimeZones();
  const zoneError = getError('office_schedule.time_zone');
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
            {formatOfficeTimeZone(zone)}
          </option>
        ))}
      </TextField>
      <WeekHours
        week={schedule.week}
        path="office_schedule.week"
        onChange={(week) => onChange({ ...schedule, week })}
        getError={getError}
      />
    </>
  );
}
