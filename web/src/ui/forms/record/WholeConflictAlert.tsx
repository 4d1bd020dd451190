import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { chooseAndFocus } from '../chooseAndFocus.ts';

interface WholeConflictAlertProps {
  title: string;
  /** What happened to the input here, or what to do first. */
  text: string;
  choices: readonly { label: string; onChoose: () => void }[];
}

/** Says that the form's record was changed elsewhere, for forms that can keep only one version as a whole. */
export function WholeConflictAlert({ title, text, choices }: WholeConflictAlertProps) {
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{title}</AlertTitle>
      {text}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: -1 }}>
        {choices.map(({ label, onChoose }) => (
          <Button
            key={label}
            color="inherit"
            onClick={({ currentTarget }) => chooseAndFocus(currentTarget, onChoose)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
