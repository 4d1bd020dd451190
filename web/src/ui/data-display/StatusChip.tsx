import Chip from '@mui/material/Chip';
import type { StatusTone } from '../../lib/format/StatusTone.ts';

interface StatusChipProps {
  label: string;
  tone: StatusTone;
  /** For labels that are always short. */
  isOneLine?: boolean;
}

/** A status label. The text carries the meaning; the color only helps to find it. */
export function StatusChip({ label, tone, isOneLine }: StatusChipProps) {
  return (
    <Chip
      label={label}
      size="small"
      color={tone}
      data-tone={tone}
      // A label may be any text: a short one stays on one line, a long one wraps instead of widening the table.
      sx={{
        width: 'max-content',
        maxWidth: isOneLine ? '100%' : '12em',
        height: 'auto',
        minHeight: 24,
        // In dark mode the fill hardly differs from the background.
        '[data-scheme="dark"] &': { boxShadow: 'inset 0 0 0 1px #fff3' },
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'break-word', py: '2px' },
      }}
    />
  );
}
