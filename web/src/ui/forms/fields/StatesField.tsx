import { Autocomplete, TextField } from '@mui/material';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { STATES_BY_NAME } from '../../../lib/format/names/statesByName.ts';
import { pickerSlots } from '../pickerSlots.ts';

interface StatesFieldProps {
  id: string;
  /** Path of the field in error messages. */
  name: string;
  label: string;
  help: string;
  error: string | undefined;
  /** Two-letter codes, in the order in which they were selected. */
  states: string[];
  onChange: (states: string[]) => void;
  onBlur?: () => void;
}

/** Selects any number of states by name. */
export const StatesField = ({ id, states, onChange, help, error, ...field }: StatesFieldProps) => (
  <Autocomplete
    multiple
    disableCloseOnSelect
    id={id}
    options={STATES_BY_NAME}
    getOptionLabel={stateName}
    value={states}
    onChange={(_event, chosen) => onChange(chosen)}
    // With chips in the field, the input needs space only while the user types.
    sx={{ '&& .MuiOutlinedInput-root .MuiAutocomplete-input:not(:focus)': { minWidth: 0, px: 0 } }}
    slotProps={pickerSlots}
    renderInput={(params) => (
      <TextField {...params} {...field} error={error !== undefined} helperText={error ?? help} />
    )}
  />
);
