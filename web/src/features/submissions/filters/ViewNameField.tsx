import { SAVED_VIEW_NAME_LENGTH, savedViewNameSchema } from '@brokerage/domain/submission/lists/savedView';
import { TextField } from '@mui/material';

/** Returns whether two views would have the same name. */
export const isSameViewName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the error for a view's name, or undefined. `names` are already in use. */
export function findNameProblem(name: string, names: readonly string[]): string | undefined {
  const parsed = savedViewNameSchema.safeParse(name);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const isTaken = names.some((other) => isSameViewName(other, parsed.data));
  return isTaken ? 'You already have a view with this name. Choose another one.' : undefined;
}

interface ViewNameFieldProps {
  id: string;
  value: string;
  problem: string | undefined;
  /** Another effect of saving with this name. */
  note?: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a saved view. */
export function ViewNameField({ id, value, problem, note, onChange }: ViewNameFieldProps) {
  return (
    <TextField
      fullWidth
      id={id}
      label="Name"
      placeholder="Overdue in Clifton"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? note ?? `${value.trim().length}/${SAVED_VIEW_NAME_LENGTH}`}
    />
  );
}
