import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { SideSheet } from '../../ui/layout/portal/SideSheet.tsx';
import { openedFromList } from '../../ui/layout/portal/useSideSheet.ts';
import { memberFields } from './memberFields.tsx';
import { isDangerous, type MemberAction, type MemberRow, offeredMemberActions } from './memberRow.ts';

const lines = Object.entries(memberFields);

/** A member's name in the list; opens their sheet. */
export function MemberName({ row: { member, isMyself } }: { row: MemberRow }) {
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
  /** Undefined while the URL doesn't match a member of the team. */
  row: MemberRow | undefined;
  /** The members' sign-in data is still loading. */
  isAsking: boolean;
  onChoose: (action: MemberAction) => void;
  onClose: () => void;
}

/** A member's email address, and their sign-in address if it differs. */
function Addresses({ row: { member, account } }: { row: MemberRow }) {
  const isOther = account && account.sign_in_email !== '' && account.sign_in_email !== member.email;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {member.email}
      {isOther && <Box>signs in as {account.sign_in_email}</Box>}
    </Typography>
  );
}

/** Shows a member in a side sheet, with the actions for them. */
export function MemberSheet({ row, isAsking, onChoose, onClose }: MemberSheetProps) {
  if (!row) {
    return (
      <SideSheet title="No one found" kind="Teammate" onClose={onClose}>
        <Typography>We couldn’t find this person.</Typography>
      </SideSheet>
    );
  }
  const { member } = row;
  return (
    <SideSheet
      title={member.name}
      kind={row.isMyself ? 'This is you' : 'Teammate'}
      onClose={onClose}
      actions={
        <>
          {offeredMemberActions(row)
            .filter(({ blockedReason }) => blockedReason === undefined)
            .map(({ action, label }) => (
              <Button
                key={action}
                variant="outlined"
                color={isDangerous(action) ? 'error' : 'primary'}
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
      <Addresses row={row} />
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
              {show(row, isAsking)}
            </Typography>
          </Box>
        ))}
      </Box>
    </SideSheet>
  );
}
