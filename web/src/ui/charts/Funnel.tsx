import { Box, Typography } from '@mui/material';

export interface FunnelStep {
  label: string;
  count: number;
  /** Replaces the share of the previous step. */
  note?: string;
}

/** Returns the share of the previous step, `3.2%`; `–` if the previous step is zero. */
export function formatRate(count: number, before: number): string {
  if (before === 0) return '–';
  const percent = (count / before) * 100;
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`;
}

interface FunnelProps {
  label: string;
  steps: readonly FunnelStep[];
  formatCount: (count: number) => string;
}

/** A funnel: each step with its share of the previous one. Readable without its bars. */
export function Funnel({ label, steps, formatCount }: FunnelProps) {
  const max = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {steps.map((step, index) => {
        const before = steps[index - 1];
        const share = before && `${formatRate(step.count, before.count)} of ${before.label.toLowerCase()}`;
        const note = step.note ?? share;
        return (
          <li key={step.label}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
              <Typography component="span" variant="subtitle2">
                {step.label}
              </Typography>
              <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
                {formatCount(step.count)}
              </Typography>
            </Box>
            <Box aria-hidden="true" sx={{ height: 10, borderRadius: '3px', bgcolor: 'neutral.soft' }}>
              <Box
                sx={{
                  height: '100%',
                  borderRadius: '3px',
                  bgcolor: 'primary.main',
                  width: `${(step.count / max) * 100}%`,
                  // A few of many are still some.
                  minWidth: step.count > 0 ? 4 : 0,
                }}
              />
            </Box>
            {note && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {note}
              </Typography>
            )}
          </li>
        );
      })}
    </Box>
  );
}
