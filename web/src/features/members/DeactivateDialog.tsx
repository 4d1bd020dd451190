import { GENERAL_TEAM_NAME } from '@brokerage/domain/application/generalTeam';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { type FunctionAnswer, useFunction } from '../../lib/firebase/useFunction.ts';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { useHasPages } from '../../lib/live-data/useHasPages.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { StoppingLinks } from '../../ui/flyer/StoppingLinks.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { ColleagueSearch } from '../../ui/forms/ColleagueSearch.tsx';
import type { Person } from './member.ts';
import { reassignmentSentence } from './reassignmentSentence.ts';

interface DeactivateDialogProps {
  person: Person;
  people: readonly Person[];
  onClose: () => void;
}

const NO_SUCCESSOR = '';

/** Ends a colleague's access and gives their work to another. */
export function DeactivateDialog({ person: { member }, people, onClose }: DeactivateDialogProps) {
  const notify = useNotify();
  const id = useId();
  const liveLinks = useFunction('count-live-links', { memberId: member.user_id });
  const [isForwarding, setForwarding] = useState(true);
  const [search, setSearch] = useState('');
  const team = useTeamMembers(member.tenant_id, { search, status: 'active' });
  const found = team.status === 'ready' ? team.data : undefined;
  const isLarge = useHasPages(team);
  const statuses = new Map(people.map((person) => [person.member.user_id, person.status]));
  const [chosen, setChosen] = useState<UserRole>();
  // Who was invited and has never signed in can't take over; the function checks those the list doesn't show.
  const colleagues = (found?.items ?? [])
    .filter(
      ({ user_id, status }) => user_id !== member.user_id && (statuses.get(user_id) ?? status) === 'active',
    )
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)))
    .sort((one, other) => one.name.localeCompare(other.name));
  const successor = chosen && (colleagues.find(({ user_id }) => user_id === chosen.user_id) ?? chosen);
  const options = successor && !colleagues.includes(successor) ? [successor, ...colleagues] : colleagues;
  const canForward = hasPublicPage(successor);
  const forwardsTo = canForward && isForwarding ? successor : undefined;

  async function deactivate() {
    const { handed_over } = await callFunction('deactivate-member', {
      uid: member.user_id,
      hand_over_to: successor?.user_id ?? null,
      forward_links: forwardsTo !== undefined,
    });
    notify({
      title: `${member.name} is deactivated`,
      text: reassignmentSentence(handed_over, successor, forwardsTo !== undefined),
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Deactivate ${member.name}?`}
      action="Deactivate"
      isDangerous
      isBlocked={liveLinks.status === 'loading'}
      onAct={deactivate}
      onClose={onClose}
    >
      <div>
        <Typography>This happens right away:</Typography>
        <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
          <li>They’re signed out everywhere and can’t sign in.</li>
          <li>They’ll be removed from the public loan officer directory.</li>
          <li>Their open applications and callback requests go to the person you choose below.</li>
        </ul>
        <Typography sx={{ mt: 1 }}>
          You can reactivate them later. Their links and QR codes will then open again, but anything you
          reassign stays with its new owner.
        </Typography>
      </div>
      {isLarge && <ColleagueSearch id={`${id}-search`} value={search} onChange={setSearch} />}
      <TextField
        select
        id={`${id}-successor`}
        label="Who takes over?"
        value={successor?.user_id ?? NO_SUCCESSOR}
        onChange={({ target }) => setChosen(colleagues.find(({ user_id }) => user_id === target.value))}
        helperText={successorHint(successor)}
        slotProps={{ select: { native: true } }}
      >
        <option value={NO_SUCCESSOR}>{GENERAL_TEAM_NAME}</option>
        {options.map(({ user_id, name, role }) => (
          <option key={user_id} value={user_id}>
            {name} ({roleName(role)})
          </option>
        ))}
      </TextField>
      {canForward && successor && (
        <FormControlLabel
          control={<Checkbox checked={isForwarding} onChange={(_event, checked) => setForwarding(checked)} />}
          label={`Send visitors of their page and links to ${successor.name}’s page`}
        />
      )}
      <StoppingLinks answer={liveLinks} forwardedTo={forwardsTo?.name}>
        {visitorSentence(successor, liveLinks)}
      </StoppingLinks>
    </ActionDialog>
  );
}

/** As far as the portal knows; the function checks that the colleague is listed. */
const hasPublicPage = (successor: UserRole | undefined): boolean =>
  successor !== undefined && successor.officer_id !== null;

function successorHint(successor: UserRole | undefined): string {
  if (!successor) return 'Open submissions go to the General team.';
  return successor.officer_id === null
    ? `${successor.name} isn’t in the public directory, so open submissions go to the General team. Credit for shared links goes to ${successor.name}.`
    : `Open submissions and credit for shared links go to ${successor.name}.`;
}

function visitorSentence(successor: UserRole | undefined, links: FunctionAnswer<'count-live-links'>): string {
  const stops = links.status !== 'ready' || links.data.links + links.data.prints > 0;
  const notFound = stops ? 'Visitors of links that stop will see “Link not found”. ' : '';
  if (!successor) return `${notFound}To send visitors to a colleague’s page, choose who takes over.`;
  return hasPublicPage(successor)
    ? notFound.trim()
    : `${notFound}${successor.name} has no public page to send visitors to.`;
}
