import { Typography } from '@mui/material';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

interface PublishDialogProps {
  name: string;
  /** There is a published version already. */
  isUpdate: boolean;
  wasRetired: boolean;
  approvalRequired: boolean;
  onPublish: () => Promise<void>;
  onClose: () => void;
}

/** Says what publishing does, and does it. */
export function PublishDialog({
  name,
  isUpdate,
  wasRetired,
  approvalRequired,
  onPublish,
  onClose,
}: PublishDialogProps) {
  return (
    <ActionDialog title={`Publish ${name}?`} action="Publish" onAct={onPublish} onClose={onClose}>
      <Typography>
        {isUpdate && !wasRetired
          ? 'New flyers use this version. Existing flyers keep theirs, and their owners are told that a newer one is there.'
          : 'Officers see it among their templates and can make flyers from it.'}
        {isUpdate && wasRetired && ' Flyers that were made from it before keep their version.'}
      </Typography>
      <Typography>
        {approvalRequired
          ? 'Flyers made from it wait for approval before they can be printed.'
          : 'Flyers made from it are approved as soon as they are submitted: nobody reviews them.'}
      </Typography>
    </ActionDialog>
  );
}
