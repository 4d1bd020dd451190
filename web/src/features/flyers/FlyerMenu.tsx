import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { findActionError } from '@brokerage/domain/flyer/workflow';
import { can } from '@brokerage/domain/member/roles';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
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
  const actor = {
    user_id: user.uid,
    tenant_id: member.tenant_id,
    is_administrator: isAdministrator,
    may_review: can(member, 'flyers:review'),
    may_recall: can(member, 'flyers:recall'),
  };
  const mayRecall = findActionError(flyer, 'recall', { actor }) === undefined;
  return (
    <RowMenu label={`More for ${flyer.title}`}>
      {(choose) => [
        ...offeredActions(flyer, actor).map(({ action, label }) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {label}
          </MenuItem>
        )),
        mayRecall && (
          <MenuItem key="recall" component={Link} to={newRecallPath({ by: 'flyer', flyer_id: flyer.id })}>
            Recall
          </MenuItem>
        ),
      ]}
    </RowMenu>
  );
}
