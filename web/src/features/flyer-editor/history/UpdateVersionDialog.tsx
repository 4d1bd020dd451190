import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type CarriedOver, carryOver, type DroppedValue } from '@brokerage/domain/flyer/workflow/carryOver';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useTemplateVersion } from '../../../lib/live-data/records/useTemplateVersion.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import type { FlyerDraftState } from '../draft/useFlyerDraft.ts';

export interface UpdateVersionDialogProps {
  flyer: Flyer;
  draftState: FlyerDraftState;
  /** The version that the flyer uses now. */
  version: TemplateVersion;
  /** The template's current one. */
  newVersionId: string;
  /** Called before the flyer changes, so that the form is remounted with the new version. */
  onUpdating: (versionId: string) => void;
  onClose: () => void;
}

/** Shows how a draft's values change with the template's current version, and moves the draft to it. */
export function UpdateVersionDialog(props: UpdateVersionDialogProps) {
  const { flyer, draftState, version, newVersionId, onUpdating, onClose } = props;
  const notify = useNotify();
  const live = useTemplateVersion(flyer.tenant_id, flyer.template_id, newVersionId);
  const newVersion = readyData(live);
  const carried = newVersion && carryOver(version, newVersion, draftState.content.data);

  async function update() {
    const { draft } = draftState;
    if (!(await draft.saveNow())) throw new UserFacingError('Failed to save changes');
    onUpdating(newVersionId);
    await callFunction('update-flyer-version', {
      id: flyer.id,
      revision: draft.getState().stored.revision,
      version_id: newVersionId,
    });
    notify({
      title: 'Updated',
      text: 'The flyer uses the new version of its template.',
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title="Update to the new version?"
      action="Update"
      isBlocked={carried === undefined}
      onAct={update}
      onClose={onClose}
    >
      {live.status === 'loading' && (
        <Skeleton height={72} role="status" aria-label="Loading the new version" />
      )}
      <InlineLoadError what="the new version" live={live} />
      {live.status === 'ready' && !newVersion && (
        <Alert severity="error">Couldn’t load the new version. Please let your administrator know.</Alert>
      )}
      {carried && <Consequences carried={carried} />}
    </ActionDialog>
  );
}

const REASONS: Record<DroppedValue['reason'], string> = {
  gone: 'the new version has no such field',
  'other-type': 'the field has a different type now',
  locked: 'the template sets it now',
};

function Consequences({ carried: { left, added } }: { carried: CarriedOver }) {
  return (
    <>
      <Typography>
        {left.length === 0
          ? 'Everything you’ve filled in carries over. You can’t go back to the older version.'
          : 'What you’ve filled in carries over, except for the values below. You can’t go back to the older version.'}
      </Typography>
      {left.length > 0 && (
        <List heading="Not carried over">
          {left.map(({ key, label, value, reason }) => (
            <li key={key}>
              <strong>{label}</strong>: {value} ({REASONS[reason]})
            </li>
          ))}
        </List>
      )}
      {added.length > 0 && (
        <List heading="New fields">
          {added.map(({ key, label, isRequired }) => (
            <li key={key}>
              {label}
              {isRequired && ' (required)'}
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function List({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {heading}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}
