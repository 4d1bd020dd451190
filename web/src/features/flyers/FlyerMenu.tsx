import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/member/roles';
import { MenuItem } from '@mui/material';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { type MenuAction, offeredActions } from './myFlyer.ts';

interface FlyerMenuProps {
  flyer: Flyer;
  onChoose: (action: MenuAction) => void;
}

/** What else can be done about a flyer. */
export function FlyerMenu({ flyer, onChoose }: FlyerMenuProps) {
  const { user, member, isAdministrator } = useSignedIn();
  const offered = offeredActions(flyer, {
    user_id: user.uid,
    tenant_id: member.tenant_id,
    is_administrator: isAdministrator,
    may_review: can(member, 'flyers:review'),
  });
  return (
    <RowMenu label={`More for ${flyer.title}`}>
      {(choose) =>
        offered.map(({ action, label }) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {label}
          </MenuItem>
        ))
      }
    </RowMenu>
  );
}
