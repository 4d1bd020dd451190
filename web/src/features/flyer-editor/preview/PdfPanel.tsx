import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useNow } from '../../../lib/useNow.ts';
import { pdfFileName } from '../../../ui/flyer/files/pdfFileName.ts';
import { useFlyerDownload } from '../../../ui/flyer/files/useFlyerDownload.ts';
import { formatSavedAt } from '../draft/formatSavedAt.ts';
import type { FlyerPdf } from './useFlyerPdf.ts';
import { usePdfJob } from './usePdfJob.ts';

/** How far the PDF is, and the file once it is there. */
export function PdfPanel({ flyer, pdf }: { flyer: Flyer; pdf: FlyerPdf }) {
  const newest = usePdfJob(flyer);
  // What was made of an earlier approval is another file.
  const job = newest?.revision === (flyer.approved_revision ?? flyer.revision) ? newest : undefined;
  const { isBusy, address, generate } = pdf;
  const { isBusy: isDownloading, download } = useFlyerDownload(flyer);
  const now = useNow();
  const isAbandoned = job?.status === 'running' && job.lease_until < now;
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {address !== undefined && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" href={address} target="_blank">
            Open PDF in a new tab
          </Button>
          <Button size="small" variant="outlined" href={address} download={pdfFileName(flyer)}>
            Download PDF
          </Button>
        </Stack>
      )}
      {address === undefined && !isBusy && job?.status === 'done' && (
        <Button
          size="small"
          variant="outlined"
          loading={isDownloading}
          onClick={() => void download()}
          sx={{ alignSelf: 'flex-start' }}
        >
          Download PDF
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
  return `PDF generated ${formatSavedAt(at)}${size === null ? '' : `, ${Math.ceil(size / 1000)} kB`}`;
}
