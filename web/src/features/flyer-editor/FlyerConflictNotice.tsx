import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { formatTime } from '../../lib/format/formatDate.ts';
import type { FlyerWork } from './useFlyerDraft.ts';

/** Says that the flyer was stored in another window, and asks which of the two counts where there is a choice. */
export function FlyerConflictNotice({ work: { draft, conflict, followed } }: { work: FlyerWork }) {
  if (conflict) {
    return (
      <Alert severity="warning" role="alert">
        <AlertTitle>This flyer was changed in another window at {formatTime(conflict.updated_at)}</AlertTitle>
        What you typed here isn’t saved yet. Load the newer version and discard yours, or keep yours and
        replace the newer one.
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button color="inherit" variant="outlined" onClick={draft.takeTheirs}>
            Load the newer version
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => void draft.keepMine()}>
            Keep mine
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (!followed) return null;
  return (
    <Alert severity="info" role="status">
      This flyer was changed in another window at {formatTime(followed)}. You see the newer version.
    </Alert>
  );
}
