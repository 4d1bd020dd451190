import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { ListItemText, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';

interface BranchMenuProps {
  branch: BranchRecord;
  /** There is no other open branch that could take over. */
  isOnlyOne: boolean;
  onChoose: (dialog: 'edit' | 'close' | 'reopen') => void;
}

/** The menu of a branch's actions. */
export function BranchMenu({ branch, isOnlyOne, onChoose }: BranchMenuProps) {
  const { id, name, is_closed, is_hidden } = branch;
  const history = (
    <MenuItem key="history" component={Link} to={entityHistoryPath('branch', id)}>
      History
    </MenuItem>
  );
  return (
    <RowMenu label={`Actions for ${name}`} size={{ maxWidth: 320 }}>
      {(choose) =>
        is_closed
          ? [
              <MenuItem key="reopen" onClick={() => choose(() => onChoose('reopen'))}>
                Reopen branch
              </MenuItem>,
              history,
            ]
          : [
              <MenuItem key="edit" onClick={() => choose(() => onChoose('edit'))}>
                Edit branch
              </MenuItem>,
              !is_hidden && (
                <MenuItem key="page" component="a" href={branchPath(id)} target="_blank" rel="noopener">
                  View public page
                </MenuItem>
              ),
              <MenuItem
                key="close"
                aria-disabled={isOnlyOne}
                onClick={() => !isOnlyOne && choose(() => onChoose('close'))}
                sx={{ ...(isOnlyOne && { color: 'text.secondary', cursor: 'default' }) }}
              >
                <ListItemText
                  primary="Close branch"
                  secondary={isOnlyOne ? 'There’s no other branch to take over.' : undefined}
                  sx={{ ...(!isOnlyOne && { color: 'error.main' }) }}
                />
              </MenuItem>,
              history,
            ]
      }
    </RowMenu>
  );
}
