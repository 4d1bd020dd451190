import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

/** The page as wide as the frame, without the list of pages beside it. */
const VIEW = '#navpanes=0&view=FitH';

interface FramedPdfProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  /** Its height, above all. */
  sx: SystemStyleObject<Theme>;
}

/** The PDF in a frame. */
export const FramedPdf = ({ title, pdfUrl, sx }: FramedPdfProps) => (
  <Box
    component="iframe"
    src={`${pdfUrl}${VIEW}`}
    title={`Flyer: ${title}`}
    sx={{
      display: 'block',
      width: '100%',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'neutral.soft',
      ...sx,
    }}
  />
);
