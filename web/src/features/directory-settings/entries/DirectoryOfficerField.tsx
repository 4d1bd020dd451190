import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';
import { useDirectoryEntries } from './useDirectoryEntries.ts';

interface DirectoryOfficerFieldProps {
  /** Name of the field in the form. */
  name: string;
  tenantId: string;
  /** An entry's id; blank: none. */
  value: string;
  onChange: (officerId: string) => void;
  error: string | undefined;
}

/** Selects a loan officer in the directory by name. */
export function DirectoryOfficerField({
  name,
  tenantId,
  value,
  onChange,
  error,
}: DirectoryOfficerFieldProps) {
  const [typed, setTyped] = useState('');
  const live = useDirectoryEntries(tenantId, '');
  const loaded = readyData(live)?.items ?? [];
  const listed = loaded.find(({ id }) => id === value);
  // The stored officer may be on a page that isn't loaded.
  const {
    items: stored,
    isComplete,
    hasFailed,
  } = useRecordsById<OfficerRecord>({
    path: paths.officers.all(tenantId),
    ids: listed || live.status === 'loading' ? [] : [value],
    schema: officerRecordSchema,
  });
  const chosen = listed ?? stored.find(({ id }) => id === value);
  const items = chosen && !listed ? [chosen, ...loaded] : loaded;
  const more = readyData(live)?.more;
  const typedWords = typed.trim().toLowerCase();
  const words = useDebounced(typedWords);
  const isFound = items.some((officer) => officer.name.toLowerCase().includes(words));
  // The list loads page by page: keep loading until the typed name is found.
  const isWanted = words !== '' && !isFound && more !== undefined && !more.isLoading;
  useEffect(() => {
    if (isWanted) more?.load();
  }, [isWanted, more]);
  // Typing hasn't paused yet, or a page is loading.
  const isSearching = more !== undefined && (more.isLoading || words !== typedWords || isWanted);
  const isStoredLoading = value !== '' && !chosen && !isComplete && !hasFailed;
  return (
    <Autocomplete<OfficerRecord>
      id={`officer-of-${name}`}
      options={[...items]}
      value={chosen ?? null}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, picked) => onChange(picked?.id ?? '')}
      loading={live.status === 'loading' || isSearching}
      loadingText="Loading your directory…"
      noOptionsText={live.status === 'failed' ? 'Couldn’t load your directory' : 'No one by that name'}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={(officer) => officer.name}
      getOptionKey={({ id }) => id}
      slotProps={pickerSlots}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label="Loan officer"
          placeholder={isStoredLoading ? 'Loading…' : 'Name'}
          required
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
