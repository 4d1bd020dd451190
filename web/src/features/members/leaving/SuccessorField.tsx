import { GENERAL_TEAM_NAME } from '@brokerage/domain/application/assignment/generalTeam';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { useId } from 'react';
import { roleName } from '../../../lib/format/names/roleNames.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { ColleagueSearch } from '../../../ui/forms/ColleagueSearch.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { Successors } from './useSuccessors.ts';

const NO_SUCCESSOR = '';

/** Asks who takes over a member's work. */
export function SuccessorField({ member, successors }: { member: UserRole; successors: Successors }) {
  const id = useId();
  const { successor, options, choose, search, setSearch, isLarge } = successors;
  return (
    <>
      <InlineLoadError what="your team" live={successors} />
      {isLarge && <ColleagueSearch id={`${id}-search`} value={search} onChange={setSearch} />}
      <SelectField
        id={`${id}-successor`}
        label="Who takes over?"
        value={successor?.user_id ?? NO_SUCCESSOR}
        onChange={choose}
        helperText={successorHint(member, successor)}
        none={GENERAL_TEAM_NAME}
        options={options.map(({ user_id, name, role }) => [user_id, `${name} (${roleName(role)})`])}
      />
    </>
  );
}

/** Only members with a directory entry have submissions. */
function successorHint({ name, officer_id }: UserRole, successor: UserRole | undefined): string {
  if (officer_id === null) {
    return `Credit for shared links ${successor ? `goes to ${successor.name}` : `stays with ${name}`}.`;
  }
  if (!successor) return 'Open submissions go to the General team.';
  return successor.officer_id === null
    ? `${successor.name} isn’t in the public directory, so open submissions go to the General team. Credit for shared links goes to ${successor.name}.`
    : `Open submissions and credit for shared links go to ${successor.name}.`;
}
