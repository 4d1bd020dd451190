import Box from '@mui/material/Box';
import { CLOSING_DAY, CONTINGENCIES } from '../texts/sampleOffer.ts';
import { GuideFigure } from './GuideFigure.tsx';

const at = (day: number) => `${(100 * day) / CLOSING_DAY}%`;

/** A timeline from contract to closing showing how long each contingency of the sample offer protects the buyer. */
export function ContingencyTimeline() {
  return (
    <GuideFigure
      caption={`The sample offer, day by day: signed on day 0, closed on day ${CLOSING_DAY}`}
      note="Days after both sides sign. Put your own dates on a calendar the day you sign: after a deadline, you may lose the deposit if you cancel."
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {CONTINGENCIES.map(({ name, days, protects }) => (
          <Box component="li" key={name} sx={row}>
            <Box sx={{ fontWeight: 600 }}>{name}</Box>
            <Box sx={track}>
              <Box aria-hidden="true" sx={{ ...bar, width: at(days) }} />
              <Box component="span" sx={{ ...dayLabel, left: at(days) }}>
                Day {days}
              </Box>
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{protects}</Box>
          </Box>
        ))}
        <Box component="li" sx={row}>
          <Box sx={{ fontWeight: 600 }}>Closing</Box>
          <Box sx={track}>
            <Box aria-hidden="true" sx={{ ...bar, width: '100%', bgcolor: 'divider' }} />
            <Box
              component="span"
              sx={{ ...dayLabel, left: '100%', transform: 'translateX(calc(-100% - 16px))' }}
            >
              Day {CLOSING_DAY}
            </Box>
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            You sign, and get your keys once the sale is final.
          </Box>
        </Box>
      </Box>
    </GuideFigure>
  );
}

const row = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '120px minmax(0, 1fr) 300px' },
} as const;

const track = { position: 'relative', height: 32 } as const;

const bar = { height: '100%', bgcolor: 'primary.main', borderRadius: '3px' } as const;

const dayLabel = {
  position: 'absolute',
  top: 0,
  height: '100%',
  pl: 1,
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
