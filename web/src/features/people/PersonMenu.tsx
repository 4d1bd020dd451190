import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { offeredActions, type Person, type PersonAction } from './person.ts';

interface PersonMenuProps {
  person: Person;
  onChoose: (action: PersonAction) => void;
}

/** What can be done about a person. */
export function PersonMenu({ person, onChoose }: PersonMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: PersonAction) => {
    // The menu gives the focus back first: the dialog returns it to where it finds it.
    flushSync(() => setAnchor(null));
    onChoose(action);
  };
  return (
    <>
      <IconButton
        id={id}
        aria-label={`Actions for ${person.member.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { maxWidth: 320, border: 1, borderColor: 'divider' } },
        }}
      >
        {offeredActions(person).map(({ action, label, hindrance }) => (
          <MenuItem
            key={action}
            // Not `disabled`: the keyboard gets there, and the reason stays readable.
            aria-disabled={hindrance !== undefined}
            onClick={() => hindrance === undefined && choose(action)}
            sx={{ ...(hindrance !== undefined && { color: 'text.secondary', cursor: 'default' }) }}
          >
            <ListItemText
              primary={label}
              secondary={hindrance}
              sx={{ ...(action === 'deactivate' && hindrance === undefined && { color: 'error.main' }) }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
