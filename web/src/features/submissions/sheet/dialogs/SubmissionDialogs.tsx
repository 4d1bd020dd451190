import { useSignedIn } from '../../../../lib/session/useSession.ts';
import { ActionNoticeDialog } from './ActionNoticeDialog.tsx';
import { AssignDialog, type AssignDialogProps } from './AssignDialog.tsx';
import { LogContactDialog } from './LogContactDialog.tsx';
import { NoteDialog, type NoteDialogProps } from './NoteDialog.tsx';
import { StatusDialog, type StatusDialogProps } from './StatusDialog.tsx';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

/** The dialogs for a submission's actions. */
export type SubmissionDialogName = 'contact' | 'note' | 'status' | 'assign' | 'notice';

interface SubmissionDialogsProps
  extends SubmissionDialogProps,
    Pick<NoteDialogProps, 'mentionable'>,
    Pick<StatusDialogProps, 'offered' | 'hasScheduledCall'>,
    Pick<AssignDialogProps, 'currentName'> {
  /** The open dialog. */
  name: SubmissionDialogName;
}

/** Shows the open dialog of a submission. */
export function SubmissionDialogs({
  name,
  submission,
  mentionable,
  offered,
  hasScheduledCall,
  currentName,
  onClose,
}: SubmissionDialogsProps) {
  const { tenant_id: tenantId } = useSignedIn().member;
  const shared = { submission, onClose };
  switch (name) {
    case 'contact':
      return <LogContactDialog {...shared} tenantId={tenantId} />;
    case 'note':
      return <NoteDialog {...shared} mentionable={mentionable} />;
    case 'notice':
      return <ActionNoticeDialog {...shared} />;
    case 'status':
      return (
        <StatusDialog {...shared} tenantId={tenantId} offered={offered} hasScheduledCall={hasScheduledCall} />
      );
    case 'assign':
      return <AssignDialog {...shared} tenantId={tenantId} currentName={currentName} />;
  }
}
