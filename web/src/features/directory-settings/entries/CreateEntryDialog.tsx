import type { Member } from '@brokerage/domain/member/member';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useTeamMembers } from '../../../lib/live-data/records/useTeamMembers.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { pickerSlots } from '../../../ui/forms/pickerSlots.ts';

/** Creates an entry for a member without one. */
export function CreateEntryDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const { member } = useSignedIn();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Member | null>(null);
  const [problem, setProblem] = useState<string>();
  const team = useTeamMembers(member.tenant_id, { search, status: 'active' });
  const options = (readyData(team)?.items ?? []).filter(
    ({ officer_id, status, name }) =>
      officer_id === null &&
      status === 'active' &&
      matchesSearch({ words: [name] }, toSearchWords(chosen?.name === search ? '' : search)),
  );

  const noOptionsText = () => {
    if (team.status === 'failed') return 'Couldn’t load your team';
    // A large team is only partly loaded: the query may still be running, or have more matches.
    const isPart = team.status === 'ready' && team.data.more !== undefined;
    if (isPart && search !== '') return 'Searching your team. Type the full name to narrow it down.';
    if (isPart) return 'Type a name to search your team';
    if (search !== '') return 'No teammate with that name needs an entry';
    return 'Everyone on your team already has an entry';
  };

  function create() {
    if (!chosen) {
      setProblem('Choose a teammate');
      return undefined;
    }
    return send(chosen);
  }

  async function send({ user_id: uid, name }: Member) {
    await callFunction('create-directory-entry', { uid });
    notify({ title: 'Entry created', text: `${name} isn’t listed yet.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title="Create directory entry" action="Create entry" onAct={create} onClose={onClose}>
      <Typography>
        New loan officers get an entry when you invite them. Use this for teammates who don’t have one. It
        stays off the website until you list it.
      </Typography>
      <Autocomplete<Member>
        id={id}
        options={options}
        filterOptions={(all) => all}
        value={chosen}
        inputValue={search}
        onInputChange={(_event, text) => setSearch(text)}
        onChange={(_event, option) => {
          setChosen(option);
          setProblem(undefined);
        }}
        loading={team.status === 'loading'}
        loadingText="Loading your team…"
        noOptionsText={noOptionsText()}
        isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ user_id }) => user_id}
        slotProps={pickerSlots}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Teammate"
            placeholder="Name"
            error={problem !== undefined}
            helperText={problem}
          />
        )}
      />
    </ActionDialog>
  );
}
