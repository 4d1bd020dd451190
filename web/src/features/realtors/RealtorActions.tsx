import type { Realtor } from '@brokerage/domain/directory/realtor';
import { can } from '@brokerage/domain/member/roles';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { IconButton, MenuItem, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';

export type RealtorAction = 'edit' | 'delete';

interface RealtorActionsProps {
  realtor: Realtor;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/**
 * Edit and Delete, or why they're unavailable: only the person who added the realtor and administrators may use them, as the page says.
 * Administrators can also recall flyers.
 */
export function RealtorActions({ realtor, onChoose }: RealtorActionsProps) {
  const { user, member, isAdministrator } = useSignedIn();
  if (!isAdministrator && realtor.created_by_user_id !== user.uid) {
    return (
      <Typography variant="body2" component="span" noWrap sx={{ color: 'text.secondary' }}>
        Added by a colleague
      </Typography>
    );
  }
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton size="small" aria-label={`Edit ${realtor.name}`} onClick={() => onChoose(realtor, 'edit')}>
        <EditOutlined />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Delete ${realtor.name}`}
        onClick={() => onChoose(realtor, 'delete')}
      >
        <DeleteOutlined />
      </IconButton>
      {can(member, 'flyers:recall') && (
        <RowMenu label={`More actions for ${realtor.name}`}>
          {() => (
            <MenuItem component={Link} to={newRecallPath({ by: 'realtor', realtor_id: realtor.id })}>
              Recall flyers
            </MenuItem>
          )}
        </RowMenu>
      )}
    </span>
  );
}
