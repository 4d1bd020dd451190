import { Box } from '@mui/material';
import { StateDrawingContext } from '../../lib/contexts/stateDrawingContext.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { HouseMark } from '../../ui/layout/shell/HouseMark.tsx';

/** The mark is part of this page; a drawing would have to load over the connection that may have failed. */
const drawMark = () => <HouseMark size={64} />;

/** Replaces the portal if a part of it couldn't be loaded. */
export function PortalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box component="main" sx={{ py: { xs: 7, md: 12 } }}>
      <StateDrawingContext value={drawMark}>
        <ErrorState titleAs="h1" title="The Officer Portal didn’t load" onRetry={onRetry}>
          Check your connection, then try again.
        </ErrorState>
      </StateDrawingContext>
    </Box>
  );
}
