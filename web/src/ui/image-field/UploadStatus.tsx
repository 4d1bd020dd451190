import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useOnline } from '../feedback/useOnline.ts';

interface UploadStatusProps {
  label: string;
  /** From 0 to 1; undefined while the picture is being read. */
  part: number | undefined;
  onCancel: () => void;
}

/** Progress of an upload. */
export function UploadStatus({ label, part, onCancel }: UploadStatusProps) {
  const isOnline = useOnline();
  const percent = Math.round((part ?? 0) * 100);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
        <LinearProgress
          aria-label={part === undefined ? `Reading: ${label}` : `Uploading: ${label}`}
          {...(part === undefined ? {} : { variant: 'determinate', value: percent })}
          sx={{ flex: 1 }}
        />
        <Button size="small" aria-label={`Cancel: ${label}`} onClick={onCancel}>
          Cancel
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {part === undefined ? 'Reading your picture…' : `Uploading: ${percent}%`}
        {!isOnline && ' You’re offline. The upload will continue when you’re back online.'}
      </Typography>
    </Box>
  );
}
