import { Autocomplete, TextField } from '@mui/material';
import type { FilterOption } from './describeFilter.ts';

interface OptionPickerProps {
  id: string;
  label: string;
  options: readonly FilterOption[];
  /** Undefined for all. */
  value: FilterOption | undefined;
  onChange: (value: string | undefined) => void;
  /** What is typed: the database looks for it where not everything is loaded. */
  onSearch: (text: string) => void;
  isLoading: boolean;
  isFailed: boolean;
  noneText: string;
}

/** Chooses one of many, or all of them: by typing the beginning of a name. */
export function OptionPicker(props: OptionPickerProps) {
  const { id, label, options, value, onChange, onSearch, isLoading, isFailed, noneText } = props;
  const isListed = value === undefined || options.some((option) => option.value === value.value);
  return (
    <Autocomplete<FilterOption>
      id={id}
      options={isListed ? options : [value, ...options]}
      value={value ?? null}
      onChange={(_event, option) => onChange(option?.value)}
      onInputChange={(_event, text, reason) => onSearch(reason === 'input' ? text : '')}
      loading={isLoading}
      loadingText="Loading…"
      noOptionsText={isFailed ? 'Couldn’t load these. Check your connection.' : noneText}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      sx={{ '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } }}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderInput={(params) => <TextField {...params} label={label} placeholder="All" />}
    />
  );
}
