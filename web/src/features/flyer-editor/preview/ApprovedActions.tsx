import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { DownloadMenu } from '../../../ui/flyer/files/DownloadMenu.tsx';
import { pdfFileName } from '../../../ui/flyer/files/pdfFileName.ts';
import { useFlyerDownload } from '../../../ui/flyer/files/useFlyerDownload.ts';
import { RecallButton } from '../RecallButton.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import { type FlyerPdf, useFlyerPdf } from './useFlyerPdf.ts';
import { usePdfJob } from './usePdfJob.ts';

interface ApprovedActionsProps {
  flyer: Flyer;
  layout: LayoutKey;
  /** The Share button, next to the PDF button. */
  children: ReactNode;
}

/** The main action has its own row; the others share the rows below it. */
const actions = {
  mt: 2,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  whiteSpace: 'nowrap',
  '& > .MuiButton-contained, & > * ~ * ~ * ~ :last-child': { gridColumn: '1 / -1' },
} as const;

/** An approved flyer's actions. The main one generates its PDF and downloads it; after that, it downloads the same file. */
export function ApprovedActions({ flyer, layout, children }: ApprovedActionsProps) {
  const pdf = useFlyerPdf(flyer);
  const newest = usePdfJob(flyer);
  // A PDF of an earlier approval is a different file.
  const job = newest?.revision === (flyer.approved_revision ?? flyer.revision) ? newest : undefined;
  const isMade = pdf.address !== undefined || job?.status === 'done';
  return (
    <>
      <Box sx={actions}>
        {isMade ? (
          <DownloadButton flyer={flyer} pdf={pdf} />
        ) : (
          <Button variant="contained" loading={pdf.isBusy} onClick={() => void pdf.generate()}>
            Generate PDF
          </Button>
        )}
        {children}
        <DownloadMenu
          flyer={flyer}
          layout={layout}
          onGenerate={isMade && !pdf.isBusy ? () => void pdf.generate() : undefined}
        />
        <RecallButton flyer={flyer} />
      </Box>
      <PdfPanel job={job} pdf={pdf} />
    </>
  );
}

/** Downloads the PDF: the one made on this page, otherwise the stored one. */
function DownloadButton({ flyer, pdf }: { flyer: Flyer; pdf: FlyerPdf }) {
  const { isBusy, download } = useFlyerDownload(flyer);
  if (pdf.address !== undefined && !pdf.isBusy) {
    return (
      <Button variant="contained" href={pdf.address} download={pdfFileName(flyer)}>
        Download PDF
      </Button>
    );
  }
  return (
    <Button variant="contained" loading={isBusy || pdf.isBusy} onClick={() => void download()}>
      Download PDF
    </Button>
  );
}
