import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { can } from '@brokerage/domain/member/roles';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { newRecallPath, recallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Links to a form to recall the flyer, or to the recall that disabled its links; for members who may recall. */
export function RecallButton({ flyer: { id, status, recall_id } }: { flyer: Flyer }) {
  const { member } = useSignedIn();
  if (!can(member, 'flyers:recall')) return null;
  if (status === 'approved') {
    return (
      <Button
        component={Link}
        to={newRecallPath({ by: 'flyer', flyer_id: id })}
        variant="outlined"
        color="error"
      >
        Recall
      </Button>
    );
  }
  return status === 'recalled' && recall_id !== null ? (
    <Button component={Link} to={recallPath(recall_id)} variant="outlined">
      View recall
    </Button>
  ) : null;
}
