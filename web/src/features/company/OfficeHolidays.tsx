import {
  FEDERAL_HOLIDAYS,
  type FederalHoliday,
  federalHolidayDates,
} from '@brokerage/domain/schedule/federalHolidays';
import { Box, Checkbox, FormControlLabel, FormLabel, Typography } from '@mui/material';
import { officeDay } from '../../lib/format/companyTime.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import type { OfficeScheduleProps } from './OfficeHours.tsx';

const list = new Intl.ListFormat('en-US');

/** The federal holidays, each with the dates of this year and the next; checked ones close the office. */
export function OfficeHolidays({ schedule, onChange }: Omit<OfficeScheduleProps, 'errorOf'>) {
  const year = Number(officeDay(new Date()).slice(0, 4));
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
                    {list.format(dates.map(formatIsoDate))}
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
