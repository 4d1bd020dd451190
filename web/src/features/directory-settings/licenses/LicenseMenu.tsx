import type { License } from '@brokerage/domain/license/license';
import { can } from '@brokerage/domain/member/roles';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { newRecallPath } from '../../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { toRecallCriterion } from './toRecallCriterion.ts';

interface LicenseMenuProps {
  license: License;
  holderName: string;
  onChoose: (dialog: 'edit' | 'remove') => void;
}

/** The menu of a license's actions. */
export function LicenseMenu({ license, holderName, onChoose }: LicenseMenuProps) {
  const { member } = useSignedIn();
  const mayManage = can(member, 'licenses:manage');
  const mayRecall = can(member, 'flyers:recall') && license.holder_kind !== 'branch';
  return (
    <RowMenu label={`Actions for ${holderName}, ${stateName(license.state)}, ${license.number}`}>
      {(choose) => [
        mayManage && (
          <MenuItem key="edit" onClick={() => choose(() => onChoose('edit'))}>
            Edit license
          </MenuItem>
        ),
        mayManage && (
          <MenuItem key="remove" onClick={() => choose(() => onChoose('remove'))}>
            Remove license
          </MenuItem>
        ),
        mayRecall && (
          <MenuItem key="recall" component={Link} to={newRecallPath(toRecallCriterion(license))}>
            Recall flyers
          </MenuItem>
        ),
        <MenuItem key="history" component={Link} to={entityHistoryPath('license', license.id)}>
          History
        </MenuItem>,
      ]}
    </RowMenu>
  );
}
