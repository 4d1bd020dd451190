import type { Member } from '@brokerage/domain/member/member';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useDirectoryMembers } from '../../../lib/live-data/records/useDirectoryMembers.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { ColleagueSearch } from '../../../ui/forms/ColleagueSearch.tsx';

/** Value of the General team, which has no entry in the directory. */
const NO_OFFICER = '';
/** Value while no one is chosen; ids have no spaces. */
const NOBODY_YET = 'not chosen';

interface AssigneeFieldProps {
  tenantId: string;
  /** Directory id; null for the General team; undefined while no one is selected. */
  officerId: string | null | undefined;
  /** `name` is the selected officer's. */
  onChange: (officerId: string | null, name: string) => void;
  /** The current assignee, who may no longer be listed. */
  current?: { id: string; name: string | undefined };
  error?: string | undefined;
}

/** Selects an officer in the directory or the General team. A team of several pages can be searched. */
export function AssigneeField({ tenantId, officerId, onChange, current, error }: AssigneeFieldProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Member>();
  const officers = useDirectoryMembers(tenantId, search);
  const isFound = officers.items.some(({ user_id }) => user_id === chosen?.user_id);
  const options = chosen && !isFound ? [chosen, ...officers.items] : officers.items;
  const choose = (value: string) => {
    const found = options.find(({ officer_id }) => officer_id === value);
    setChosen(found);
    if (value === NO_OFFICER) onChange(null, GENERAL_TEAM_NAME);
    else onChange(value, found?.name ?? current?.name ?? '');
  };
  return (
    <>
      <InlineLoadError what="your team" live={officers} />
      {officers.isLarge && <ColleagueSearch id={`${id}-search`} value={search} onChange={setSearch} />}
      <TextField
        select
        id={`${id}-officer`}
        label="Assigned to"
        value={officerId === undefined ? NOBODY_YET : (officerId ?? NO_OFFICER)}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true } }}
        error={error !== undefined}
        helperText={error ?? 'Loan officers who are on your website and have an active account.'}
      >
        {officerId === undefined && (
          <option value={NOBODY_YET} disabled>
            Choose…
          </option>
        )}
        <option value={NO_OFFICER}>{GENERAL_TEAM_NAME}</option>
        {current && !options.some(({ officer_id }) => officer_id === current.id) && (
          <option value={current.id}>{current.name ?? 'The officer it’s assigned to now'}</option>
        )}
        {options.map(({ user_id, officer_id, name }) => (
          <option key={user_id} value={officer_id ?? ''}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
