import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { OpenFlyerButton } from './OpenFlyerButton.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';
import { useDrawing } from './useDrawing.ts';

interface SharedFlyerDrawingProps {
  /** `width` and `height` in points: they keep the room that the flyer will take. */
  drawing: NonNullable<SharedFlyer['drawing']>;
  pdfUrl: string;
}

/** The flyer drawn in the page, and the way to its PDF. */
export function SharedFlyerDrawing({ drawing: { url, width, height }, pdfUrl }: SharedFlyerDrawingProps) {
  const state = useDrawing(url);
  return (
    <div>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignContent: state.status === 'drawn' ? 'start' : 'center',
          justifyItems: state.status === 'drawn' ? 'stretch' : 'center',
          aspectRatio: `${width} / ${height}`,
          mb: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: state.status === 'loading' ? 'neutral.soft' : 'background.paper',
        }}
      >
        {state.status === 'drawn' && <state.DrawnFlyer drawing={state.drawing} pdfUrl={pdfUrl} />}
        {state.status === 'loading' && (
          <span role="status" style={visuallyHidden}>
            Loading the preview
          </span>
        )}
        {state.status === 'failed' && (
          <>
            <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
            <Typography role="status" sx={{ mt: 1, px: 2, textAlign: 'center' }}>
              We can’t show the flyer here. Please open the PDF.
            </Typography>
          </>
        )}
      </Box>
      <OpenFlyerButton pdfUrl={pdfUrl} />
    </div>
  );
}
