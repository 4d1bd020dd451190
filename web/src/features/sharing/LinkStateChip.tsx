import { Box, Tooltip } from '@mui/material';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { LINK_STATE_STYLES, type ShownLinkState } from './linkState.ts';

/** A link's state in a word; pointing at it or focusing it says what visitors get. */
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
