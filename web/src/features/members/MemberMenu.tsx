import { ListItemText, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { type MemberAction, offeredActions, type Person } from './member.ts';

interface MemberMenuProps {
  person: Person;
  onChoose: (action: MemberAction) => void;
}

/** What can be done about a person. */
export function MemberMenu({ person, onChoose }: MemberMenuProps) {
  return (
    <RowMenu label={`Actions for ${person.member.name}`} size={{ maxWidth: 320 }}>
      {(choose) => [
        ...offeredActions(person).map(({ action, label, blockedReason }) => (
          <MenuItem
            key={action}
            // Not `disabled`: the keyboard gets there, and the reason stays readable.
            aria-disabled={blockedReason !== undefined}
            onClick={() => blockedReason === undefined && choose(() => onChoose(action))}
            sx={{ ...(blockedReason !== undefined && { color: 'text.secondary', cursor: 'default' }) }}
          >
            <ListItemText
              primary={label}
              secondary={blockedReason}
              sx={{ ...(action === 'deactivate' && blockedReason === undefined && { color: 'error.main' }) }}
            />
          </MenuItem>
        )),
        <MenuItem key="history" component={Link} to={entityHistoryPath('member', person.member.user_id)}>
          History
        </MenuItem>,
      ]}
    </RowMenu>
  );
}
