import { type BranchFields, DIRECTORY_LIMITS } from '@brokerage/domain/directory/directoryCallables';
import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import type { OfficeWeek } from '@brokerage/domain/schedule/officeSchedule';
import { branchTimeZone, formatTimeZone, listOfficeTimeZones } from '@brokerage/domain/schedule/timeZones';
import { FormControlLabel, TextField, Typography } from '@mui/material';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatOfficeTimeZone } from '../../../lib/format/time/formatOfficeTimeZone.ts';
import { Switch } from '../../../ui/forms/fields/Switch.tsx';
import { STATE_OPTIONS } from '../../../ui/forms/fields/stateOptions.ts';
import { WeekHours } from '../../../ui/forms/fields/WeekHours.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { RecordFields } from '../RecordDialog.tsx';

/** A branch's form values. `week`: its own hours; null for the company's. */
export type BranchForm = BranchFields & { week: OfficeWeek | null };

/** Labels of a branch's fields in the form. */
export const BRANCH_LABELS: Record<keyof BranchForm, string> = {
  name: 'Name',
  address: 'Address',
  state: 'State',
  licenseNumber: 'License number',
  manager: 'Manager',
  time_zone: 'Time zone',
  week: 'Hours',
  is_hidden: 'Show on the website',
};

/** The fields of a branch. */
export function BranchFormFields({ values, onChange, getError, text }: RecordFields<BranchForm>) {
  const limit = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });
  const { hours, schedule } = useCompany();
  const zoneOfState =
    values.state === ''
      ? undefined
      : formatTimeZone(branchTimeZone({ state: values.state }, companyTimeZone()));
  return (
    <>
      <TextField
        {...text('name', 'The town that visitors would search for.')}
        required
        {...limit(DIRECTORY_LIMITS.branch_name)}
      />
      <TextField
        {...text('address', 'For example, 60 Park Place, Suite 400, Newark, NJ 07102')}
        required
        // Most addresses include the state, so fill it in from there.
        onBlur={() => {
          const state = values.state === '' ? stateInAddress(values.address) : undefined;
          if (state) onChange({ state });
        }}
        {...limit(DIRECTORY_LIMITS.address)}
      />
      <SelectField
        {...text('state')}
        required
        onChange={(state: string) => onChange({ state })}
        none="Choose a state"
        options={STATE_OPTIONS}
      />
      <TextField {...text('licenseNumber')} required {...limit(DIRECTORY_LIMITS.license)} />
      <TextField {...text('manager')} required {...limit(DIRECTORY_LIMITS.manager)} />
      <SelectField
        {...text('time_zone')}
        onChange={(time_zone: string) => onChange({ time_zone })}
        none={zoneOfState ? `The state’s (${zoneOfState})` : 'The state’s'}
        options={listOfficeTimeZones().map((zone) => [zone, formatOfficeTimeZone(zone)])}
      />
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={values.week !== null}
              onChange={(_event, hasOwn) => onChange({ week: hasOwn ? schedule.week : null })}
            />
          }
          label="This branch has its own hours"
        />
        {values.week ? (
          <WeekHours
            week={values.week}
            path="week"
            onChange={(week) => onChange({ week })}
            getError={getError}
          />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            If you don’t set hours for this branch, it shows your company’s: {hours}.
          </Typography>
        )}
      </div>
      <FormControlLabel
        control={
          <Switch
            name="is_hidden"
            checked={!values.is_hidden}
            onChange={(_event, isShown) => onChange({ is_hidden: !isShown })}
          />
        }
        label={BRANCH_LABELS.is_hidden}
      />
    </>
  );
}
