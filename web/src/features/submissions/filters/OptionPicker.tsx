import { Autocomplete, Stack, TextField } from '@mui/material';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';
import type { FilterOption } from './describeFilter.ts';

interface OptionPickerProps {
  id: string;
  label: string;
  options: readonly FilterOption[];
  /** Undefined for all. */
  value: FilterOption | undefined;
  onChange: (value: string | undefined) => void;
  /** Called with the typed text, so that the database is searched if not everything is loaded. */
  onSearch: (text: string) => void;
  /** The source of the options. */
  live: Live<unknown>;
  /** Noun for the options, as in “Couldn’t load your team.” */
  what: string;
  noneText: string;
}

/** A combobox to select one of many options, or all of them, by typing the start of a name. */
export function OptionPicker(props: OptionPickerProps) {
  const { id, label, options, value, onChange, onSearch, live, what, noneText } = props;
  const isListed = value === undefined || options.some((option) => option.value === value.value);
  return (
    <Stack spacing={1}>
      <Autocomplete<FilterOption>
        id={id}
        options={isListed ? options : [value, ...options]}
        value={value ?? null}
        onChange={(_event, option) => onChange(option?.value)}
        onInputChange={(_event, text, reason) => onSearch(reason === 'input' ? text : '')}
        loading={live.status === 'loading'}
        loadingText="Loading…"
        noOptionsText={noneText}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        sx={{ '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } }}
        slotProps={pickerSlots}
        renderInput={(params) => <TextField {...params} label={label} placeholder="All" />}
      />
      <InlineLoadError what={what} live={live} retryLabel={`Retry: ${label}`} />
    </Stack>
  );
}
