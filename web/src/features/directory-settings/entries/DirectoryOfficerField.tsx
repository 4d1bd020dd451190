import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import type { ListData } from '../../../lib/live-data/useList.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
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

/** Returns what shows when nobody matches: of a long directory, the first page until the database has answered. */
function noOptionsText(live: Live<ListData<OfficerRecord>>): string {
  if (live.status === 'failed') return 'Couldn’t load your directory';
  return readyData(live)?.more ? 'No match yet. Type more of the name.' : 'No one by that name';
}

/** Selects a loan officer in the directory by name. A directory of several pages is searched in the database. */
export function DirectoryOfficerField({
  name,
  tenantId,
  value,
  onChange,
  error,
}: DirectoryOfficerFieldProps) {
  const [typed, setTyped] = useState('');
  // The same object as long as it's the same officer: the input shows the name again for another object, over what is being typed.
  const [chosen, setChosen] = useState<OfficerRecord>();
  // The chosen name isn't a search.
  const search = typed === chosen?.name ? '' : typed;
  const live = useDirectoryEntries(tenantId, '', search);
  const items = readyData(live)?.items ?? [];
  const known = [...items, ...(chosen ? [chosen] : [])].find(({ id }) => id === value);
  // The stored officer may be on a page that isn't loaded.
  const {
    items: stored,
    isComplete,
    hasFailed,
  } = useRecordsById<OfficerRecord>({
    path: paths.officers.all(tenantId),
    ids: known || live.status === 'loading' ? [] : [value],
    schema: officerRecordSchema,
  });
  const found = known ?? stored.find(({ id }) => id === value);
  if (found?.id !== chosen?.id || found?.name !== chosen?.name) setChosen(found);
  const isListed = items.some(({ id }) => id === chosen?.id);
  const isStoredLoading = value !== '' && !chosen && !isComplete && !hasFailed;
  return (
    <Autocomplete<OfficerRecord>
      id={`officer-of-${name}`}
      options={chosen && !isListed ? [chosen, ...items] : [...items]}
      value={chosen ?? null}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, option) => {
        setChosen(option ?? undefined);
        onChange(option?.id ?? '');
      }}
      filterOptions={(options, { inputValue }) =>
        options.filter((entry) => matchesSearch({ words: [entry.name] }, toSearchWords(inputValue)))
      }
      loading={live.status === 'loading'}
      loadingText="Loading your directory…"
      noOptionsText={noOptionsText(live)}
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
