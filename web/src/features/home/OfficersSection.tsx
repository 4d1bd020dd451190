import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { OfficersBranch } from './OfficersBranch.tsx';
import { officersInState } from './officersInState.ts';

/** Officers per row. */
const ROW = 5;

/** Shows some of the loan officers and a link to all of them. Renders nothing while the directory is unavailable. */
export function OfficersSection() {
  const found = useDirectory();
  const [state, setState] = useState('');
  if (found.status !== 'ready' || found.directory.officers.length === 0) return null;
  const { directory } = found;
  const inState = officersInState(directory, state);
  const near = inState.slice(0, ROW);
  const offices = [...new Set(near.map(({ branch }) => branch))];
  /** The branch, if all officers shown share one. */
  const office = offices.length === 1 ? offices[0] : undefined;
  /** Columns left over if the state has few officers. */
  const free = ROW - near.length;
  const isWhole = near.length === inState.length;
  const count = `${isWhole ? '' : `${near.length} of `}${pluralize(inState.length, 'loan officer')}`;
  const place = state
    ? ` in ${stateName(state)}`
    : offices.length === near.length
      ? ', one from each branch'
      : '';
  const states = [...new Set(directory.branches.map((branch) => branch.state))].toSorted();
  return (
    <Box
      component="section"
      aria-labelledby="officers"
      sx={{ bgcolor: 'primary.soft', py: { xs: 7, md: 9 } }}
    >
      <Container>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Typography id="officers" variant="h2" sx={{ mr: 'auto' }}>
            Meet our loan officers
          </Typography>
          {states.length > 1 && (
            <Box role="group" aria-label="State" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {['', ...states].map((one) => (
                <PlainButton
                  key={one}
                  aria-pressed={state === one}
                  onClick={() => setState(one)}
                  sx={{
                    width: 'auto',
                    minHeight: 44,
                    px: 1.75,
                    border: 1,
                    borderColor: state === one ? 'primary.main' : 'neutral.main',
                    borderRadius: 6,
                    typography: 'body2',
                    fontWeight: 600,
                    color: state === one ? 'primary.contrastText' : 'text.primary',
                    bgcolor: state === one ? 'primary.main' : 'background.paper',
                  }}
                >
                  {one === '' ? 'All states' : stateName(one)}
                </PlainButton>
              ))}
            </Box>
          )}
        </Box>
        <Box component="ul" aria-labelledby="officers" sx={list}>
          {near.map(({ officer, branch }) => (
            <Box component="li" key={officer.id} sx={person}>
              <OfficerPortrait id={officer.id} photo={officer.photo} size={200} />
              <Box sx={{ minWidth: 0 }}>
                <Link
                  href={officerPath(officer.id)}
                  underline="hover"
                  sx={{ typography: 'h3', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {officer.name}
                </Link>
                <Typography sx={{ typography: { xs: 'body2', sm: 'body1' } }}>{officer.title}</Typography>
                <Typography sx={{ typography: { xs: 'body2', sm: 'body1' }, color: 'text.secondary' }}>
                  {branch.name}, {branch.state}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  NMLS #{officer.nmls}
                </Typography>
              </Box>
            </Box>
          ))}
          {office && free > 1 && <OfficersBranch branch={office} columns={free} />}
        </Box>
        <Box sx={foot}>
          <ButtonLink href={`${sitePaths.branches}#loan-officers`} variant="outlined">
            Find a Loan Officer
          </ButtonLink>
          <Typography component="span" sx={countStyles}>
            {count + place}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}

/** On phones and tablets, an edge-to-edge strip to swipe, with the next officer partly visible; one row on larger screens. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: { xs: 3, md: 4 },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  display: 'grid',
  gap: { xs: 2, sm: 3, md: 4 },
  gridAutoFlow: { xs: 'column', md: 'row' },
  gridAutoColumns: { xs: 'clamp(160px, 52vw, 208px)', md: 'auto' },
  gridTemplateColumns: { md: `repeat(${ROW}, minmax(0, 1fr))` },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollSnapType: { xs: 'x proximity', md: 'none' },
  scrollPaddingInline: { xs: 16, sm: 24 },
  // Room for the focus ring.
  py: 0.5,
} as const;

const foot = {
  mt: { xs: 2, md: 5 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
} as const;

/** On phones, right below the strip, which shows only two officers. */
const countStyles = {
  order: { xs: -1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  color: 'text.secondary',
} as const;

const portrait = {
  width: '100%',
  maxWidth: 208,
  height: 'auto',
  aspectRatio: '1',
} as const;

const person = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  scrollSnapAlign: 'start',
  '& > svg, & > img': portrait,
} as const;
