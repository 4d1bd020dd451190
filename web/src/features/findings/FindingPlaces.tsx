import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Card, Stack, Typography } from '@mui/material';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';

const SEVERITIES = {
  block: { label: 'Blocking', tone: 'error' },
  warn: { label: 'Please check', tone: 'warning' },
} as const;

/** What the check says, at each place of the flyer. */
export function FindingPlaces({ finding: { places, severity } }: { finding: Finding }) {
  return (
    <Card component="section" aria-labelledby="finding-places" sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
      >
        <Typography variant="h2" id="finding-places">
          What was found
        </Typography>
        <StatusChip {...SEVERITIES[severity]} />
      </Stack>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map(({ field, label, excerpt, message }) => (
          <Box component="li" key={`${field} ${excerpt}`} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2">{label}</Typography>
            {excerpt !== '' && (
              <Typography component="q" sx={{ fontStyle: 'italic' }}>
                {excerpt}
              </Typography>
            )}
            <Typography>{message}</Typography>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
