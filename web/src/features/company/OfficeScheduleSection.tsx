import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { WEEKDAYS } from '@brokerage/domain/schedule/officeSchedule';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Card, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/companyFields.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { OfficeHolidays } from './OfficeHolidays.tsx';
import { OfficeHours, type OfficeScheduleProps } from './OfficeHours.tsx';

const HOURS_FIELDS = [
  'office_schedule.week',
  ...WEEKDAYS.map((weekday) => `office_schedule.week.${weekday}.closes`),
];

interface OfficeScheduleSectionProps extends OfficeScheduleProps {
  onLeave: (field: string) => void;
}

/** When the office is open, which the promise of first contact counts by. */
export function OfficeScheduleSection({ schedule, onChange, onLeave, errorOf }: OfficeScheduleSectionProps) {
  const words = formatWeekHours(schedule.week);
  return (
    <Card component="section" aria-labelledby="office-schedule" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="office-schedule">
        {COMPANY_FIELDS.office_schedule}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        We promise applicants a call within 24 hours, and days you’re closed don’t count. New applications get
        their deadline from these hours. Deadlines already given stay as they are.
      </Typography>
      <OfficeHours
        schedule={schedule}
        onChange={(next) => {
          onChange(next);
          // A choice is complete at once, so what is wrong with it shows at once.
          HOURS_FIELDS.forEach(onLeave);
        }}
        errorOf={errorOf}
      />
      {words !== '' && (
        <Typography role="status" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Visitors read: {words}, {formatTimeZone(schedule.time_zone)}
        </Typography>
      )}
      <OfficeHolidays schedule={schedule} onChange={onChange} />
      <ClosedDays schedule={schedule} onChange={onChange} onLeave={onLeave} errorOf={errorOf} />
    </Card>
  );
}
