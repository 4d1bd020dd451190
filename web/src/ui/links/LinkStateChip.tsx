import { Box, Tooltip } from '@mui/material';
import type { ShownLinkState } from '../../lib/links/linkState.ts';
import { LINK_STATE_STYLES } from '../../lib/links/linkStateStyles.ts';
import { StatusChip } from '../data-display/StatusChip.tsx';

/** A short label for a link's state; on hover or focus, explains what visitors see. */
export function LinkStateChip({ state }: { state: ShownLinkState }) {
  const { hint, ...look } = LINK_STATE_STYLES[state];
  if (hint === undefined) return <StatusChip {...look} />;
  return (
    <Tooltip title={hint} describeChild>
      <Box component="span" tabIndex={0} sx={{ display: 'inline-block', borderRadius: '12px' }}>
        <StatusChip {...look} />
      </Box>
    </Tooltip>
  );
}
