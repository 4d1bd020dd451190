import { type FlyerFormat, toFormatLabel, toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { findFlyerActionError } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { can } from '@brokerage/domain/member/roles';
import { toLayoutKey } from '@brokerage/domain/template/template';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useFlyerDownload } from '../../ui/flyer/files/useFlyerDownload.ts';
import { type MenuAction, offeredFlyerActions } from './myFlyer.ts';

interface FlyerMenuProps {
  flyer: Flyer;
  onChoose: (action: MenuAction) => void;
}

/** A menu of a flyer's other actions. */
export const FlyerMenu = (props: FlyerMenuProps) =>
  props.flyer.status === 'approved' ? <ApprovedFlyerMenu {...props} /> : <ActionsMenu {...props} />;

interface Download {
  format: FlyerFormat;
  label: string;
}

/** The formats that every layout has, regardless of its paper. */
const COMMON_DOWNLOADS: readonly Download[] = [
  { format: 'letter', label: 'Download PDF' },
  { format: 'bleed', label: 'Download PDF with bleed and crop marks' },
];

/**
 * Adds downloads in the formats of the flyer's layout, determined by its template version; until that has loaded, the formats of all
 * layouts.
 */
function ApprovedFlyerMenu(props: FlyerMenuProps) {
  const { tenant_id: tenantId, template_id: templateId, template_version_id: versionId } = props.flyer;
  const version = useTemplateVersion(tenantId, templateId, versionId);
  const found = readyData(version);
  const layout = found && toLayoutKey(found, props.flyer.snapshot?.category ?? 'flyer');
  const downloads = layout
    ? toFormats(layout).map((format) => ({
        format,
        label: `Download ${toFormatLabel(format, layout).replace(/^(?:Postcard|Square)/, (word) => word.toLowerCase())}`,
      }))
    : COMMON_DOWNLOADS;
  return <ActionsMenu {...props} downloads={downloads} />;
}

function ActionsMenu({
  flyer,
  onChoose,
  downloads = [],
}: FlyerMenuProps & { downloads?: readonly Download[] }) {
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
  const mayRecall = findFlyerActionError(flyer, 'recall', actor) === undefined;
  return (
    <RowMenu label={`More for ${flyer.title}`}>
      {(choose) => [
        ...offeredFlyerActions(flyer, actor).map(({ action, label }) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {label}
          </MenuItem>
        )),
        ...downloads.map(({ format, label }) => (
          <MenuItem
            key={format}
            onClick={() =>
              choose(() => {
                notify({ title: 'Preparing your download…', severity: 'info' });
                void download(format);
              })
            }
          >
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
