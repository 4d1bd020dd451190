import type { Branch } from '@brokerage/domain/directory/branch';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { isLastSuperAdmin, type MemberAction, type Person } from './member.ts';

interface MemberDialogProps {
  person: Person;
  action: MemberAction;
  people: readonly Person[];
  branches: readonly Branch[];
  extraRoles: readonly string[];
  /** Something has changed that only Auth knows. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an action. */
export function MemberDialog({
  person,
  action,
  people,
  branches,
  extraRoles,
  onDone,
  onClose,
}: MemberDialogProps) {
  if (action === 'deactivate') return <DeactivateDialog person={person} people={people} onClose={onClose} />;
  if (action !== 'change') {
    return <ConfirmDialog person={person} action={action} onDone={onDone} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      person={person}
      branches={branches}
      extraRoles={extraRoles}
      isLastSuperAdmin={isLastSuperAdmin(person, people)}
      onClose={onClose}
    />
  );
}
