import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import twoStatements from '../../../../illustrations/drawn/twoStatements.svg?no-inline';
import { HeroWords, type HeroWordsProps } from './HeroWords.tsx';

/** The head of the refinance page: low, as the worksheet that one comes for follows it. */
export function RefinanceHead(props: HeroWordsProps) {
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container sx={head}>
        <HeroWords {...props} isBeside={false} />
        <Box
          component="img"
          src={twoStatements}
          alt=""
          width={400}
          height={280}
          fetchPriority="low"
          sx={picture}
        />
      </Container>
    </Box>
  );
}

const head = {
  py: { xs: 4, md: 5 },
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
} as const;

const picture = {
  display: 'block',
  width: { xs: 220, sm: 240, md: 380 },
  height: 'auto',
  mx: { xs: 'auto', sm: 0 },
} as const;
