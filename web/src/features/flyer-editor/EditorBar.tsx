import { Button, Stack } from '@mui/material';
import { SaveStatus } from './SaveStatus.tsx';
import type { FlyerWork } from './useFlyerDraft.ts';

interface EditorBarProps {
  work: FlyerWork;
  isBusy: boolean;
  onSave: () => Promise<void>;
  onSubmit: () => Promise<void>;
}

/** Whether it is saved, Save Draft and Submit: always in sight while the form is. */
export function EditorBar({ work, isBusy, onSave, onSubmit }: EditorBarProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 3,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
      }}
    >
      <SaveStatus work={work} />
      <Stack direction="row" spacing={1} sx={{ '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button variant="outlined" onClick={() => void onSave()}>
          Save Draft
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void onSubmit()}>
          Submit
        </Button>
      </Stack>
    </Stack>
  );
}
