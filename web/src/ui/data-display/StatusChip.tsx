import Chip from '@mui/material/Chip';
import type { StatusTone } from '../../lib/format/StatusTone.ts';

/** Shows a state in a word. The word carries the meaning; the color only helps to find it. */
export function StatusChip({ label, tone }: { label: string; tone: StatusTone }) {
  return (
    <Chip
      label={label}
      size="small"
      color={tone}
      data-tone={tone}
      // A state may be any text: a short one stays on one line, a long one wraps rather than widening the table.
      sx={{
        width: 'max-content',
        maxWidth: '12em',
        height: 'auto',
        minHeight: 24,
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'break-word', py: '2px' },
      }}
    />
  );
}
