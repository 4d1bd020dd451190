import type { Branch } from '@brokerage/domain/directory/branch';
import type { UserRole } from '@brokerage/domain/directory/userRole';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { isLastSuperAdmin, type Person, type PersonAction } from './person.ts';

interface PersonDialogProps {
  person: Person;
  action: PersonAction;
  team: readonly UserRole[];
  people: readonly Person[];
  branches: readonly Branch[];
  /** Something has changed that only Auth knows. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an action. */
export function PersonDialog({ person, action, team, people, branches, onDone, onClose }: PersonDialogProps) {
  if (action === 'deactivate') return <DeactivateDialog person={person} people={people} onClose={onClose} />;
  if (action !== 'change') {
    return <ConfirmDialog person={person} action={action} onDone={onDone} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      person={person}
      branches={branches}
      isLastSuperAdmin={isLastSuperAdmin(person.member, team)}
      onClose={onClose}
    />
  );
}
