import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/roles';
import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSignedIn } from '../../lib/useSession.ts';
import { type MenuAction, offeredActions } from './myFlyer.ts';

interface FlyerMenuProps {
  flyer: Flyer;
  onChoose: (action: MenuAction) => void;
}

/** What else can be done about a flyer. */
export function FlyerMenu({ flyer, onChoose }: FlyerMenuProps) {
  const id = useId();
  const { user, member, isAdministrator } = useSignedIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = offeredActions(flyer, {
    ...{ user_id: user.uid, tenant_id: member.tenant_id },
    ...{ is_administrator: isAdministrator, may_review: can(member, 'flyers:review') },
  });
  const choose = (action: MenuAction) => {
    // The menu gives the focus back first: the dialog returns it to where it finds it.
    flushSync(() => setAnchor(null));
    onChoose(action);
  };
  return (
    <>
      <IconButton
        id={id}
        aria-label={`More for ${flyer.title}`}
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
          paper: { sx: { minWidth: 160, border: 1, borderColor: 'divider' } },
        }}
      >
        {offered.map(({ action, label }) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
