import type { Member } from '@brokerage/domain/member/member';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { useId } from 'react';
import { roleName } from '../../../lib/format/names/roleNames.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { ColleagueSearch } from '../../../ui/forms/ColleagueSearch.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { Successors } from './useSuccessors.ts';

const NO_SUCCESSOR = '';

interface SuccessorFieldProps {
  member: Member;
  successors: Successors;
  /** How many shared links the member holds, if known. */
  links?: string | undefined;
}

/** Asks who takes over a member's work. */
export function SuccessorField({ member, successors, links }: SuccessorFieldProps) {
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
        helperText={successorHint(member, successor, links)}
        none={GENERAL_TEAM_NAME}
        options={options.map(({ user_id, name, role }) => [user_id, `${name} (${roleName(role)})`])}
      />
    </>
  );
}

/** Returns what the successor gets: only members with a directory entry have submissions. */
function successorHint(
  { name, officer_id }: Member,
  successor: Member | undefined,
  links: string | undefined,
): string {
  const credit = `credit for ${formatLinks(links)}`;
  if (officer_id === null)
    return `${capitalize(credit)} ${successor ? `goes to ${successor.name}` : `stays with ${name}`}.`;
  if (!successor) return 'Open submissions go to the General team.';
  return successor.officer_id === null
    ? `${successor.name} isn’t in the public directory, so open submissions go to the General team. ${capitalize(credit)} goes to ${successor.name}.`
    : `Open submissions and ${credit} go to ${successor.name}.`;
}

/** Formats the number of links; without a number if it's unknown or zero. */
function formatLinks(count: string | undefined): string {
  if (count === undefined || count === '0') return 'shared links';
  return count === '1' ? '1 shared link' : `${count} shared links`;
}
