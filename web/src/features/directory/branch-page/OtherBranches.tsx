import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { cardTarget } from '../cards.ts';
import { PlacePicture } from '../PlacePicture.tsx';

/** Leads from a branch to the others; renders nothing where there are none. */
export function OtherBranches({ branch, all }: { branch: Branch; all: readonly Branch[] }) {
  const others = all.filter(({ id }) => id !== branch.id);
  if (others.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="other-branches"
      sx={{ py: { xs: 7, md: 10 }, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Container>
        <Typography id="other-branches" variant="h2" sx={{ mb: { xs: 2.5, md: 3.5 } }}>
          Our other branches
        </Typography>
        <Box component="ul" aria-labelledby="other-branches" sx={styles}>
          {others.map((each) => (
            <li key={each.id}>
              <div>
                <PlacePicture branch={each} />
              </div>
              <div>
                <Link href={branchPath(each.id)} underline="none" sx={{ typography: 'h3', ...cardTarget }}>
                  {each.name}
                </Link>
                <Typography sx={{ color: 'text.secondary' }}>{stateName(each.state)}</Typography>
              </div>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

/** Beside their pictures on a phone, below them on a wider screen. */
const styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: 'repeat(auto-fill, minmax(240px, 1fr))' },
  '& > li': {
    position: 'relative',
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: 2,
    alignItems: 'center',
    '&:hover a': { textDecoration: 'underline' },
    '& > div:first-of-type': { aspectRatio: '2', borderRadius: '8px', overflow: 'hidden', mb: { sm: 1.5 } },
  },
} as const;
