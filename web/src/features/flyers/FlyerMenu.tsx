import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { FLYER_FORMATS, FORMAT_NAMES } from '@brokerage/domain/flyer/flyerFormats';
import { findActionError } from '@brokerage/domain/flyer/workflow';
import { can } from '@brokerage/domain/member/roles';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useFlyerDownload } from '../../ui/flyer/files/useFlyerDownload.ts';
import { type MenuAction, offeredActions } from './myFlyer.ts';

interface FlyerMenuProps {
  flyer: Flyer;
  onChoose: (action: MenuAction) => void;
}

/** The menu of a flyer's other actions. */
export function FlyerMenu({ flyer, onChoose }: FlyerMenuProps) {
  const { user, member, isAdministrator } = useSignedIn();
  const actor = {
    user_id: user.uid,
    tenant_id: member.tenant_id,
    is_administrator: isAdministrator,
    may_review: can(member, 'flyers:review'),
    may_recall: can(member, 'flyers:recall'),
  };
  const { download } = useFlyerDownload(flyer);
  const notify = useNotify();
  const mayRecall = findActionError(flyer, 'recall', { actor }) === undefined;
  return (
    <RowMenu label={`More for ${flyer.title}`}>
      {(choose) => [
        ...offeredActions(flyer, actor).map(({ action, label }) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {label}
          </MenuItem>
        )),
        ...(flyer.status === 'approved' ? FLYER_FORMATS : []).map((format) => (
          <MenuItem
            key={format}
            onClick={() =>
              choose(() => {
                notify({ title: 'Preparing your download…', severity: 'info' });
                void download(format);
              })
            }
          >
            {`Download ${FORMAT_NAMES[format].inSentence}`}
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
