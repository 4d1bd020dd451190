import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { SaveProblem } from './FlyerDraft.ts';
import { savedAt } from './savedAt.ts';
import type { FlyerWork } from './useFlyerDraft.ts';

const PROBLEMS: Record<SaveProblem, string> = {
  offline: 'Not saved: you’re offline. Your text is kept here.',
  failed: 'Not saved yet. We’ll try again, and your text is kept here.',
  title: 'Not saved: the flyer needs a title',
};

/** Whether what is on the page is stored, and since when. Aloud only when that goes wrong. */
export function SaveStatus({
  work: { stored, isChanged, isSaving, problem, conflict },
}: {
  work: FlyerWork;
}) {
  const wrong = conflict ? 'Not saved: changed in another window' : problem && PROBLEMS[problem];
  const words =
    wrong ??
    (isSaving ? 'Saving…' : isChanged ? 'Not saved yet' : `Last saved: ${savedAt(stored.updated_at)}`);
  return (
    <>
      <Typography
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          color: wrong ? 'error.main' : 'text.secondary',
          minWidth: 0,
        }}
      >
        {wrong ? (
          <ErrorOutlined fontSize="small" />
        ) : (
          !isSaving && !isChanged && <CheckCircleOutlined fontSize="small" />
        )}
        {words}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {wrong}
      </Box>
    </>
  );
}
