import { entryState, missingEntryFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { ListItemText, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';

interface EntryMenuProps {
  entry: OfficerRecord;
  onEdit: () => void;
  /** Lists or hides the entry. */
  onList: () => void;
}

/** The menu of an entry's actions. */
export function EntryMenu({ entry, onEdit, onList }: EntryMenuProps) {
  const state = entryState(entry);
  const missing = state === 'unlisted' ? missingEntryFields(entry) : [];
  const blockedReason = missing.length > 0 ? `Still missing: ${missing.join(', ')}` : undefined;
  return (
    <RowMenu label={`Actions for ${entry.name}`} size={{ maxWidth: 320 }}>
      {(choose) => [
        <MenuItem key="edit" onClick={() => choose(onEdit)}>
          Edit entry
        </MenuItem>,
        state !== 'left' && (
          <MenuItem
            key="list"
            // Not `disabled`, so that keyboard users can reach it and read the reason.
            aria-disabled={blockedReason !== undefined}
            onClick={() => blockedReason === undefined && choose(onList)}
            sx={{ ...(blockedReason !== undefined && { color: 'text.secondary', cursor: 'default' }) }}
          >
            <ListItemText
              primary={state === 'listed' ? 'Hide from website' : 'List on website'}
              secondary={blockedReason}
            />
          </MenuItem>
        ),
        state === 'listed' && (
          <MenuItem key="page" component="a" href={officerPath(entry.id)} target="_blank" rel="noopener">
            View public page
          </MenuItem>
        ),
        <MenuItem key="history" component={Link} to={entityHistoryPath('directory_entry', entry.id)}>
          History
        </MenuItem>,
      ]}
    </RowMenu>
  );
}
