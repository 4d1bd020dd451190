import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import type { Member } from '@brokerage/domain/member/member';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { PROFILE_FIELDS } from '../../../lib/format/names/profileFields.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { findPendingChanges, type PendingChange } from './findPendingChanges.ts';
import { ConfirmChangeDialog, DeclineChangeDialog } from './ReviewChangeDialog.tsx';

type Decision = 'confirm' | 'decline';

/** Shows the team's profile changes that wait for confirmation, with old and new value; nothing when there are none. */
export function PendingChanges({ team }: { team: readonly Member[] }) {
  const pending = findPendingChanges(team);
  // Frozen when its dialog opens: the decision is about what the reviewer read, and the server rejects it if that has been replaced since.
  const [deciding, setDeciding] = useState<{ decision: Decision; change: PendingChange }>();
  const close = () => setDeciding(undefined);
  return (
    <>
      {pending.length > 0 && (
        <ChangeList pending={pending} onDecide={(decision, change) => setDeciding({ decision, change })} />
      )}
      {deciding?.decision === 'confirm' && <ConfirmChangeDialog change={deciding.change} onClose={close} />}
      {deciding?.decision === 'decline' && <DeclineChangeDialog change={deciding.change} onClose={close} />}
    </>
  );
}

interface ChangeListProps {
  pending: readonly PendingChange[];
  onDecide: (decision: Decision, change: PendingChange) => void;
}

function ChangeList({ pending, onDecide }: ChangeListProps) {
  return (
    <Card component="section" aria-labelledby="pending-changes" sx={{ p: 2.5, mb: 3 }}>
      <Typography variant="h3" component="h2" id="pending-changes">
        {pending.length === 1
          ? '1 profile change to confirm'
          : `${pending.length} profile changes to confirm`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Check with the person or in NMLS Consumer Access first. Until you confirm, the old value stays in use.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pending.map((change) => (
          <ChangeLine
            key={`${change.member.user_id} ${change.field} ${change.value}`}
            change={change}
            onDecide={(decision) => onDecide(decision, change)}
          />
        ))}
      </Box>
    </Card>
  );
}

interface ChangeLineProps {
  change: PendingChange;
  onDecide: (decision: Decision) => void;
}

function ChangeLine({ change, onDecide }: ChangeLineProps) {
  const { member, field, value, requestedAt } = change;
  const { user } = useSignedIn();
  const label = PROFILE_FIELDS[field];
  const isMyself = member.user_id === user.uid;
  const what = `${label} of ${member.name}`;

  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2, mt: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {member.name}: {label}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 0.5, display: 'grid', columnGap: 1.5, gridTemplateColumns: 'auto minmax(0, 1fr)' }}
      >
        {[
          ['Now', member[field]],
          ['New', value],
        ].map(([term, text]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text === '' ? 'None' : text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Requested {formatDate(requestedAt)}
      </Typography>
      {isMyself ? (
        <Typography sx={{ mt: 1 }}>{memberErrors['own-profile-change'].sentence}</Typography>
      ) : (
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          <Button variant="contained" aria-label={`Confirm: ${what}`} onClick={() => onDecide('confirm')}>
            Confirm
          </Button>
          <Button variant="outlined" aria-label={`Decline: ${what}`} onClick={() => onDecide('decline')}>
            Decline
          </Button>
        </Stack>
      )}
    </Box>
  );
}
