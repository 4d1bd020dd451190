import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { guideStages } from './guideStages.ts';

/** Links to all guides, one for each stage of a purchase, with its timing. */
export function GuideRoad() {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 8,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gridAutoFlow: { md: 'column' },
        gridTemplateRows: { md: `repeat(${Math.ceil(guideStages.length / 2)}, auto)` },
      }}
    >
      {guideStages.map(({ path, heading, lead, when }, index) => (
        <Box
          component="li"
          key={path}
          sx={{
            position: 'relative',
            pl: 7,
            pb: 4,
            // The line to the next stage.
            '&::before': {
              content: '""',
              position: 'absolute',
              top: 46,
              bottom: -6,
              left: 19,
              width: 2,
              bgcolor: 'secondary.light',
              display: {
                xs: index === guideStages.length - 1 ? 'none' : 'block',
                // Each column has its own line.
                md: (index + 1) % (guideStages.length / 2) === 0 ? 'none' : 'block',
              },
            },
          }}
        >
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              // Centered between the two lines next to it.
              top: 6,
              left: 0,
              width: 40,
              height: 40,
              display: 'grid',
              placeItems: 'center',
              borderRadius: '50%',
              border: 2,
              borderColor: 'secondary.main',
              color: 'secondary.main',
              typography: 'h3',
            }}
          >
            {index + 1}
          </Box>
          <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {when}
          </Typography>
          <Link href={path} sx={{ typography: 'h3', display: 'inline-block' }}>
            {heading}
          </Link>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
        </Box>
      ))}
    </Box>
  );
}
