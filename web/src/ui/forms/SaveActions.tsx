import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDismissOnChange } from '../feedback/NotifyProvider.tsx';

interface SaveActionsProps {
  isChanged: boolean;
  isBusy: boolean;
  onCancel: () => void;
  /** Label of the submit button. */
  save?: string;
}

/** The end of a form that is saved as a whole: Cancel and Save, and why they're disabled. */
export function SaveActions({ isChanged, isBusy, onCancel, save = 'Save' }: SaveActionsProps) {
  useDismissOnChange(isChanged);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto', pl: 0.5 }}>
        {isChanged ? 'Not saved yet' : 'All changes saved'}
      </Typography>
      <Button disabled={!isChanged || isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
        {save}
      </Button>
    </Stack>
  );
}
