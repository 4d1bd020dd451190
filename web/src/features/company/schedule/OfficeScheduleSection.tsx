import {
  FEDERAL_HOLIDAYS,
  type FederalHoliday,
  federalHolidayDates,
} from '@brokerage/domain/schedule/federalHolidays';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { MAX_CLOSED_DAYS, WEEKDAYS } from '@brokerage/domain/schedule/officeSchedule';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { formatList } from '@brokerage/domain/text/formatList';
import { Box, Card, Checkbox, FormControlLabel, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { COMPANY_FIELDS } from '../../../lib/format/names/companyFields.ts';
import { companyDay } from '../../../lib/format/time/companyTime.ts';
import { PairRows } from '../PairRows.tsx';
import { OfficeHours, type OfficeScheduleProps } from './OfficeHours.tsx';

/** The federal holidays with this year's and next year's dates; the office is closed on checked ones. */
function OfficeHolidays({ schedule, onChange }: Omit<OfficeScheduleProps, 'getError'>) {
  const [year] = useState(() => Number(companyDay(new Date()).slice(0, 4)));
  const keep = (holiday: FederalHoliday, isKept: boolean) =>
    onChange({
      ...schedule,
      holidays: FEDERAL_HOLIDAYS.filter((name) =>
        name === holiday ? isKept : schedule.holidays.includes(name),
      ),
    });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 3, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ typography: 'body1', fontWeight: 600, color: 'text.primary' }}>
        Closed on these federal holidays
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, mt: 1 }}>
        {FEDERAL_HOLIDAYS.map((holiday) => {
          const dates = [year, year + 1].flatMap((each) => federalHolidayDates(holiday, each));
          return (
            <FormControlLabel
              key={holiday}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              control={
                <Checkbox
                  checked={schedule.holidays.includes(holiday)}
                  onChange={(_event, isKept) => keep(holiday, isKept)}
                />
              }
              label={
                <Box sx={{ pt: '1px', pb: 1 }}>
                  {holiday}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {formatList(dates.map(formatDay))}
                  </Typography>
                </Box>
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}

const HOURS_FIELDS = [
  'office_schedule.week',
  ...WEEKDAYS.map((weekday) => `office_schedule.week.${weekday}.closes`),
];

interface ClosedDaysProps extends OfficeScheduleProps {
  onBlur: (field: string) => void;
}

/** Other days on which the office is closed, each with a name. */
function ClosedDays({ schedule, onChange, onBlur, getError }: ClosedDaysProps) {
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
        onBlur={onBlur}
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

interface OfficeScheduleSectionProps extends OfficeScheduleProps {
  onBlur: (field: string) => void;
}

/** The office hours, which the first-contact promise is based on. */
export function OfficeScheduleSection({ schedule, onChange, onBlur, getError }: OfficeScheduleSectionProps) {
  const words = formatWeekHours(schedule.week);
  return (
    <Card component="section" aria-labelledby="office-schedule" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="office-schedule">
        {COMPANY_FIELDS.office_schedule}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        We promise to contact applicants within 24 hours. Days you’re closed don’t count. New applications get
        their deadline from these hours. Deadlines already given stay as they are.
      </Typography>
      <OfficeHours
        schedule={schedule}
        onChange={(next) => {
          onChange(next);
          // A selection is complete immediately, so validate it immediately.
          HOURS_FIELDS.forEach(onBlur);
        }}
        getError={getError}
      />
      {words !== '' && (
        <Typography role="status" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Visitors see: {words}, {formatTimeZone(schedule.time_zone)}
        </Typography>
      )}
      <OfficeHolidays schedule={schedule} onChange={onChange} />
      <ClosedDays schedule={schedule} onChange={onChange} onBlur={onBlur} getError={getError} />
    </Card>
  );
}
