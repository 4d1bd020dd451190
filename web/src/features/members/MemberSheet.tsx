import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { SideSheet } from '../../ui/layout/SideSheet.tsx';
import { openedFromList } from '../../ui/layout/useSideSheet.ts';
import { type MemberAction, offeredActions, type Person } from './member.ts';
import { memberFields } from './memberFields.tsx';

const lines = Object.entries(memberFields);

/** The name of a person in the list; opens their sheet. */
export function MemberName({ person: { member, isMyself } }: { person: Person }) {
  return (
    <MuiLink
      component={Link}
      to={`?${new URLSearchParams({ member: member.user_id }).toString()}`}
      state={openedFromList}
      data-opens-sheet={member.user_id}
      color="inherit"
      underline="hover"
    >
      {member.name}
      {isMyself && ' (you)'}
    </MuiLink>
  );
}

interface MemberSheetProps {
  /** Undefined while the address names nobody of the team. */
  person: Person | undefined;
  /** Auth has not answered yet. */
  isAsking: boolean;
  onChoose: (action: MemberAction) => void;
  onClose: () => void;
}

/** The addresses of a person: the profile's, and the one for signing in where it is another one. */
function Addresses({ person: { member, account } }: { person: Person }) {
  const isOther = account && account.sign_in_email !== '' && account.sign_in_email !== member.email;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {member.email}
      {isOther && <Box>signs in as {account.sign_in_email}</Box>}
    </Typography>
  );
}

/** Shows a person of the team in a side sheet, with all that can be done about them. */
export function MemberSheet({ person, isAsking, onChoose, onClose }: MemberSheetProps) {
  if (!person) {
    return (
      <SideSheet title="No one found" kind="People" onClose={onClose}>
        <Typography>Nobody on your team has this address.</Typography>
      </SideSheet>
    );
  }
  const { member } = person;
  return (
    <SideSheet
      title={member.name}
      kind={person.isMyself ? 'This is you' : 'People'}
      onClose={onClose}
      actions={
        <>
          {offeredActions(person)
            .filter(({ blockedReason }) => blockedReason === undefined)
            .map(({ action, label }) => (
              <Button
                key={action}
                variant="outlined"
                color={action === 'deactivate' ? 'error' : 'primary'}
                onClick={() => onChoose(action)}
              >
                {label}
              </Button>
            ))}
          <Button component={Link} to={entityHistoryPath('member', member.user_id)}>
            History
          </Button>
        </>
      }
    >
      <Addresses person={person} />
      <Box
        component="dl"
        sx={{ mt: 2, mb: 0, display: 'grid', gridTemplateColumns: '8.5rem minmax(0, 1fr)', rowGap: 1.25 }}
      >
        {lines.map(([key, { label, show }]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {show(person, isAsking)}
            </Typography>
          </Box>
        ))}
      </Box>
    </SideSheet>
  );
}
