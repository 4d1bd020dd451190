import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDirectoryEntries } from './useDirectoryEntries.ts';

interface DirectoryOfficerFieldProps {
  /** What the form calls it. */
  name: string;
  tenantId: string;
  /** An entry's id; blank: none. */
  value: string;
  onChange: (officerId: string) => void;
  error: string | undefined;
}

/** Chooses a loan officer of the directory by name. */
export function DirectoryOfficerField({
  name,
  tenantId,
  value,
  onChange,
  error,
}: DirectoryOfficerFieldProps) {
  const [typed, setTyped] = useState('');
  const live = useDirectoryEntries(tenantId, '');
  const items = live.status === 'ready' ? live.data.items : [];
  const more = live.status === 'ready' ? live.data.more : undefined;
  const words = typed.trim().toLowerCase();
  const isFound = items.some((one) => one.name.toLowerCase().includes(words));
  // The list comes a page at a time: read on until the typed name is there.
  const isWanted = words !== '' && !isFound && more !== undefined && !more.isLoading;
  useEffect(() => {
    if (isWanted) more?.load();
  }, [isWanted, more]);
  return (
    <Autocomplete<OfficerRecord>
      id={`officer-of-${name}`}
      options={[...items]}
      value={items.find(({ id }) => id === value) ?? null}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => onChange(chosen?.id ?? '')}
      loading={live.status === 'loading' || more?.isLoading === true}
      loadingText="Loading your directory…"
      noOptionsText={live.status === 'failed' ? 'Couldn’t load your directory' : 'No one by that name'}
      getOptionLabel={(one) => one.name}
      getOptionKey={({ id }) => id}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label="Loan officer"
          placeholder="Name"
          required
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
