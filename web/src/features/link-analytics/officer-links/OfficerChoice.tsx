import { useId, useState } from 'react';
import { useDirectoryMembers } from '../../../lib/live-data/records/useDirectoryMembers.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { ColleagueSearch } from '../../../ui/forms/ColleagueSearch.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';

/** An officer in the directory. */
export interface ChosenOfficer {
  id: string;
  name: string;
}

interface OfficerChoiceProps {
  chosen: ChosenOfficer | undefined;
  onChoose: (officer: ChosenOfficer | undefined) => void;
  error: string | undefined;
}

/** Lets administrators select, among the listed officers, whose page a link opens. A team of several pages can be searched. */
export function OfficerChoice({ chosen, onChoose, error }: OfficerChoiceProps) {
  const id = useId();
  const { member } = useSignedIn();
  const [search, setSearch] = useState('');
  const officers = useDirectoryMembers(member.tenant_id, search);
  const listed = officers.items.flatMap(({ officer_id, name }) =>
    officer_id === null ? [] : [{ id: officer_id, name }],
  );
  const options =
    chosen && !listed.some((officer) => officer.id === chosen.id) ? [chosen, ...listed] : listed;
  return (
    <>
      <InlineLoadError what="your team" live={officers} />
      {officers.isLarge && <ColleagueSearch id={`${id}-search`} value={search} onChange={setSearch} />}
      <SelectField
        id={`${id}-officer`}
        label="Loan officer"
        value={chosen?.id ?? ''}
        onChange={(officerId: string) => onChoose(options.find((officer) => officer.id === officerId))}
        error={error !== undefined}
        helperText={error}
        none={officers.status === 'loading' ? 'Loading…' : 'Choose…'}
        options={options.map((officer) => [officer.id, officer.name])}
      />
    </>
  );
}
