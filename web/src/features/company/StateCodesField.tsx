import { US_STATES } from '@brokerage/domain/directory/usStates';
import { Autocomplete, TextField } from '@mui/material';
import { stateName } from '../../lib/format/names/stateName.ts';

interface StateCodesFieldProps {
  id: string;
  /** By which the field is found when something is wrong with it. */
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** Postal codes, in the order in which they were chosen. */
  states: string[];
  onChange: (states: string[]) => void;
  onBlur: () => void;
}

const STATE_CODES = Object.keys(US_STATES);

/** Chooses any number of states by their names. */
export const StateCodesField = ({
  id,
  name,
  label,
  hint,
  error,
  states,
  onChange,
  onBlur,
}: StateCodesFieldProps) => (
  <Autocomplete
    multiple
    disableCloseOnSelect
    id={id}
    options={STATE_CODES}
    getOptionLabel={stateName}
    value={states}
    onChange={(_event, chosen) => onChange(chosen)}
    // Beside the chips the input needs room only while somebody types.
    sx={{ '&& .MuiOutlinedInput-root .MuiAutocomplete-input:not(:focus)': { minWidth: 0, px: 0 } }}
    slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
    renderInput={(params) => (
      <TextField
        {...params}
        name={name}
        label={label}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={error ?? hint}
      />
    )}
  />
);
