import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { formatKilobytes } from '../../../lib/format/formatKilobytes.ts';
import { useNow } from '../../../lib/useNow.ts';
import { formatSavedAt } from '../draft/formatSavedAt.ts';
import type { FlyerPdf } from './useFlyerPdf.ts';

interface PdfPanelProps {
  /** Job of the approved revision; undefined if there is none. */
  job: PdfJob | undefined;
  pdf: FlyerPdf;
}

/** The empty status line stays in the DOM without height, so that screen readers announce its next text. */
const shownOnly = { '& > :not(:empty)': { mt: 1.5 } } as const;

/** Progress of the PDF, and a link to it once it's ready. */
export function PdfPanel({ job, pdf: { isBusy, address, generate } }: PdfPanelProps) {
  const now = useNow();
  const isAbandoned = job?.status === 'running' && job.lease_until < now;
  return (
    <Stack sx={shownOnly}>
      {address !== undefined && (
        <Button
          size="small"
          variant="outlined"
          href={address}
          target="_blank"
          sx={{ alignSelf: 'flex-start' }}
        >
          Open PDF in a new tab
        </Button>
      )}
      {(job?.status === 'failed' || isAbandoned) && !isBusy && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void generate()}>
              Retry
            </Button>
          }
        >
          {job.error ?? 'Failed to generate PDF'}
        </Alert>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isBusy || (job?.status === 'running' && !isAbandoned)
          ? 'Generating the PDF…'
          : job?.status === 'done' && formatMade(job.updated_at, job.size)}
      </Typography>
    </Stack>
  );
}

function formatMade(at: Date, size: number | null): string {
  return `PDF generated ${formatSavedAt(at)}${size === null ? '' : `, ${formatKilobytes(size)}`}`;
}
