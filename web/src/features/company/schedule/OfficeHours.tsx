import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { listOfficeTimeZones } from '@brokerage/domain/schedule/timeZones';
import { formatOfficeTimeZone } from '../../../lib/format/time/formatOfficeTimeZone.ts';
import { WeekHours } from '../../../ui/forms/fields/WeekHours.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';

export interface OfficeScheduleProps {
  schedule: OfficeSchedule;
  onChange: (schedule: OfficeSchedule) => void;
  /** By path: `office_schedule.week.monday.closes`. */
  getError: (field: string) => string | undefined;
}

/** The hours of each weekday, and their time zone. */
export function OfficeHours({ schedule, onChange, getError }: OfficeScheduleProps) {
  const zones = listOfficeTimeZones();
  const zoneError = getError('office_schedule.time_zone');
  return (
    <>
      <SelectField
        id="office-time-zone"
        name="office_schedule.time_zone"
        label="Time zone"
        value={schedule.time_zone}
        onChange={(time_zone) => onChange({ ...schedule, time_zone })}
        error={zoneError !== undefined}
        helperText={zoneError}
        options={zones.map((zone) => [zone, formatOfficeTimeZone(zone)])}
        sx={{ maxWidth: 360, mb: 2.5 }}
      />
      <WeekHours
        week={schedule.week}
        path="office_schedule.week"
        onChange={(week) => onChange({ ...schedule, week })}
        getError={getError}
      />
    </>
  );
}
