import type { UserRole } from '@brokerage/domain/member/userRole';
import { Autocomplete, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useDirectoryMembers } from '../../lib/live-data/useDirectoryMembers.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

interface AddOfficerProps {
  /** Path of the list in the settings: names the input, for errors. */
  name: string;
  label: string;
  /** Who is in the list already. */
  listed: readonly string[];
  isFull: boolean;
  onAdd: (officerId: string) => void;
  error: string | undefined;
}

/** Adds a loan officer to a list of turns: whoever is chosen goes to its end. */
export function AddOfficer({ name, label, listed, isFull, onAdd, error }: AddOfficerProps) {
  const id = useId();
  const { member } = useSignedIn();
  const [typed, setTyped] = useState('');
  const officers = useDirectoryMembers(member.tenant_id, typed);
  const options = officers.items.filter(({ officer_id }) => !listed.includes(officer_id ?? ''));
  return (
    <Autocomplete<UserRole>
      id={id}
      options={options}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => {
        if (chosen?.officer_id) onAdd(chosen.officer_id);
        setTyped('');
      }}
      blurOnSelect
      disabled={isFull}
      loading={officers.status === 'loading'}
      loadingText="Loading your team…"
      noOptionsText={
        officers.status === 'failed' ? 'Couldn’t load your team' : 'No one else in the directory'
      }
      getOptionLabel={({ name }) => name}
      getOptionKey={({ user_id }) => user_id}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      sx={{ maxWidth: 420, mt: 1, '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { pl: 1.75 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          placeholder="Name"
          error={error !== undefined}
          helperText={error ?? (isFull ? 'The list is full. Remove someone to add others.' : undefined)}
        />
      )}
    />
  );
}
