import { GENERAL_TEAM, GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { useState } from 'react';
import { useTeamMembers } from '../../../lib/live-data/records/useTeamMembers.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { OptionPicker } from './OptionPicker.tsx';

interface OfficerFilterProps {
  value: string | undefined;
  /** Name of the chosen officer. */
  name: string | undefined;
  onChange: (officerId: string | undefined) => void;
}

const GENERAL = { value: GENERAL_TEAM, label: GENERAL_TEAM_NAME };

/** Selects an officer in the directory, or the General team. */
export function OfficerFilterField({ value, name, onChange }: OfficerFilterProps) {
  const { member } = useSignedIn();
  const [search, setSearch] = useState('');
  const team = useTeamMembers(member.tenant_id, { search });
  const officers = (readyData(team)?.items ?? []).flatMap((one) =>
    one.officer_id === null ? [] : [{ value: one.officer_id, label: one.name }],
  );
  // Two accounts may share a directory entry.
  const options = [GENERAL, ...new Map(officers.map((officer) => [officer.value, officer])).values()];
  const chosen =
    value === undefined
      ? undefined
      : (options.find((option) => option.value === value) ?? { value, label: name ?? 'Selected officer' });
  return (
    <OptionPicker
      id="filter-officer"
      label="Officer"
      options={options}
      value={chosen}
      onChange={onChange}
      onSearch={setSearch}
      live={team}
      what="your team"
      noneText="No officer by that name"
    />
  );
}
