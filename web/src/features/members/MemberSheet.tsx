import { can } from '@brokerage/domain/member/roles';
import { Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { licensesPath } from '../../lib/routes/licensesPath.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { BreakableEmail } from '../../ui/BreakableEmail.tsx';
import { type Fact, FactList } from '../../ui/data-display/FactList.tsx';
import { MemberPortrait } from '../../ui/data-display/Portrait.tsx';
import { SideSheet } from '../../ui/layout/portal/SideSheet.tsx';
import { openedFromList } from '../../ui/layout/portal/useSideSheet.ts';
import { memberFields } from './memberFields.tsx';
import {
  hasJoined,
  isDangerous,
  type MemberAction,
  type MemberRow,
  offeredMemberActions,
} from './memberRow.ts';

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

/** The addresses of a member, and what they have in other lists. */
function toFacts(row: MemberRow, isAsking: boolean): readonly Fact[] {
  const { member, account } = row;
  const { officer_id } = member;
  return [
    { label: 'Email', value: <BreakableEmail email={member.email} /> },
    ...(account && account.sign_in_email !== ''
      ? [{ label: 'Signs in as', value: <BreakableEmail email={account.sign_in_email} /> }]
      : []),
    ...Object.values(memberFields).map(({ label, show }) => ({ label, value: show(row, isAsking) })),
    ...(officer_id === null
      ? []
      : [
          {
            label: 'Public page',
            value: (
              <MuiLink href={officerPath(officer_id)} target="_blank" rel="noopener">
                {officerPath(officer_id)}
              </MuiLink>
            ),
          },
          {
            label: 'Licenses',
            value: (
              <MuiLink component={Link} to={licensesPath({ holder_kind: 'officer', holder_id: officer_id })}>
                View licenses
              </MuiLink>
            ),
          },
        ]),
  ];
}

/** Shows a member in a side sheet, with the actions for them. */
export function MemberSheet({ row, isAsking, onChoose, onClose }: MemberSheetProps) {
  const mayRecall = can(useSignedIn().member, 'flyers:recall');
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
      picture={<MemberPortrait member={member} size={56} />}
      actions={
        <>
          {offeredMemberActions(row)
            .filter(({ blockedReason }) => blockedReason === undefined)
            .map(({ action, label }) => (
              <Button
                key={action}
                variant={isDangerous(action) ? 'text' : 'outlined'}
                color={isDangerous(action) ? 'error' : 'primary'}
                onClick={() => onChoose(action)}
              >
                {label}
              </Button>
            ))}
          {mayRecall && hasJoined(row) && (
            <Button component={Link} to={newRecallPath({ by: 'officer', user_id: member.user_id })}>
              Recall flyers
            </Button>
          )}
          <Button component={Link} to={entityHistoryPath('member', member.user_id)}>
            History
          </Button>
        </>
      }
    >
      <FactList facts={toFacts(row, isAsking)} />
    </SideSheet>
  );
}
