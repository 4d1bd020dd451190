import { SAVED_VIEW_NAME_LENGTH, savedViewNameSchema } from '@brokerage/domain/application/savedView';
import { TextField } from '@mui/material';

/** Returns what is wrong with a view's name, undefined when nothing is. `names`: those of the other views. */
export function findNameProblem(name: string, names: readonly string[]): string | undefined {
  const parsed = savedViewNameSchema.safeParse(name);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const isTaken = names.some((other) => other.toLowerCase() === parsed.data.toLowerCase());
  return isTaken ? 'You have a view with this name. Choose another one.' : undefined;
}

interface ViewNameFieldProps {
  id: string;
  value: string;
  problem: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a saved view. */
export function ViewNameField({ id, value, problem, onChange }: ViewNameFieldProps) {
  return (
    <TextField
      fullWidth
      id={id}
      label="Name"
      placeholder="Overdue in Clifton"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? `${value.trim().length}/${SAVED_VIEW_NAME_LENGTH}`}
    />
  );
}
