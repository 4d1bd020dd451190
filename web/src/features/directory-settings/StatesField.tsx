import { US_STATES } from '@brokerage/domain/directory/usStates';
import { Autocomplete, TextField } from '@mui/material';
import { stateName } from '../../lib/format/stateName.ts';

const CODES = Object.keys(US_STATES).toSorted((one, other) => stateName(one).localeCompare(stateName(other)));

interface StatesFieldProps {
  label: string;
  /** Postal codes. */
  value: string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** The states that an officer is licensed in. */
export function StatesField({ label, value, onChange, error }: StatesFieldProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id="entry-licensed_states"
      options={CODES}
      value={value}
      onChange={(_event, codes) => onChange(codes)}
      getOptionLabel={stateName}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name="licensed_states"
          label={label}
          error={error !== undefined}
          helperText={error ?? 'As the officer’s NMLS record says. Recorded licenses count before these.'}
        />
      )}
    />
  );
}
