import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import porchAtDusk from '../../../illustrations/drawn/porchAtDusk.svg';
import { calculatorPaths } from '../../../lib/routes/sitePaths.ts';
import { guidePictures } from './guidePictures.ts';
import { guideStages } from './guideStages.ts';

/** The closing section of the last guide. */
export function WelcomeHome() {
  return (
    <Box component="section" aria-labelledby="ending" sx={{ py: { xs: 6, md: 8 } }}>
      <Container sx={nextLayout}>
        <Box
          component="img"
          src={porchAtDusk}
          alt=""
          width={800}
          height={400}
          loading="lazy"
          sx={nextPicture}
        />
        <div>
          <Typography id="ending" variant="h2">
            Welcome home
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}>
            Rates change, and so do families. Once a year, ask your loan officer whether your loan still fits.
            We’ll tell you if it’s best to keep it.
          </Typography>
          <Link
            href={calculatorPaths.refinance}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 0.5, fontWeight: 600 }}
          >
            See if refinancing pays off
          </Link>
        </div>
      </Container>
    </Box>
  );
}

/** Links to the next stage. */
export function NextGuide({ next, step }: { next: (typeof guideStages)[number]; step: number }) {
  return (
    <Box component="nav" aria-label="Next guide" sx={{ py: { xs: 6, md: 8 } }}>
      <Container sx={nextLayout}>
        <Box
          component="img"
          src={guidePictures[next.path][0]}
          alt=""
          width={800}
          height={400}
          loading="lazy"
          sx={nextPicture}
        />
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            Next: step {step} of {guideStages.length} · {next.when}
          </Typography>
          <Link href={next.path} sx={nextLink}>
            {next.heading}
          </Link>
          <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}>{next.lead}</Typography>
        </div>
      </Container>
    </Box>
  );
}

const nextLayout = {
  position: 'relative',
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 8fr)' },
  alignItems: 'center',
} as const;

const nextPicture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: '10px',
} as const;

const nextLink = {
  typography: 'h2',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Makes the picture part of the link.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
