import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { Box, Button, Stack, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { FlyerPreview } from '../../ui/flyer/FlyerPreview.tsx';

/** The picture alone: drawn anew only when the flyer is another one. */
const Picture = memo(FlyerPreview);

interface LivePreviewProps {
  input: FlyerInput;
  highlight: string | undefined;
}

/** The flyer beside the form; it stays in sight while the form scrolls, and can be put away. */
export const LivePreview = memo(function LivePreview({ input, highlight }: LivePreviewProps) {
  const [isShown, setShown] = useState(true);
  return (
    <Box
      component="section"
      aria-labelledby="live-preview"
      sx={{
        position: { md: 'sticky' },
        top: { md: 16 },
        maxHeight: { md: 'calc(100vh - 32px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2" id="live-preview">
          Live preview
        </Typography>
        <Button
          size="small"
          aria-expanded={isShown}
          aria-controls="live-preview-picture"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
      </Stack>
      <div id="live-preview-picture">
        {isShown && <Picture input={input} {...(highlight !== undefined && { highlight })} />}
      </div>
    </Box>
  );
});
