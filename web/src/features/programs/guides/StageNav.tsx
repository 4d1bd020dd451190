import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { guideStages } from './guideStages.ts';

/** Links to the stages as numbered stops on a line. On a phone only this stage's name shows, below its number, as six would not fit. */
export function StageNav({ here }: { here: string }) {
  return (
    <Box component="nav" aria-label="Homebuying guides" sx={{ mt: { xs: 3, md: 5 } }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          pb: { xs: 4, sm: 0 },
          columnGap: { sm: 2, md: 0 },
          rowGap: { sm: 0.5, md: 0 },
          gridTemplateColumns: {
            // The last number ends at the margin.
            xs: `repeat(${guideStages.length - 1}, minmax(0, 1fr)) auto`,
            sm: 'repeat(3, minmax(0, 1fr))',
            md: `repeat(${guideStages.length - 1}, minmax(0, 1fr)) 44px`,
          },
        }}
      >
        {guideStages.map(({ path, name }, index) => (
          <Box
            component="li"
            key={path}
            sx={{
              position: 'relative',
              // The line to the next stop.
              '&::before': {
                content: '""',
                display: index < guideStages.length - 1 ? { xs: 'block', sm: 'none', md: 'block' } : 'none',
                position: 'absolute',
                top: 21,
                left: 44,
                width: 'calc(100% - 44px)',
                height: 2,
                bgcolor: 'divider',
              },
            }}
          >
            <Box component="a" href={path} aria-current={path === here ? 'page' : undefined} sx={stopStyles}>
              <span>{index + 1}</span>
              <span>{name}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Centered below the number; the first and the last end with it. */
const nameBelow = {
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clip: 'auto',
  clipPath: 'none',
  top: 50,
  left: 22,
  transform: 'translateX(-50%)',
} as const;

const stopStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  alignItems: { xs: 'center', md: 'flex-start' },
  gap: { xs: 1.25, md: 1 },
  pr: { md: 2 },
  minHeight: 44,
  fontWeight: 600,
  lineHeight: 1.35,
  color: 'text.primary',
  textDecoration: 'none',
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { xs: 44, sm: 32, md: 44 },
    height: { xs: 44, sm: 32, md: 44 },
    borderRadius: '50%',
    border: 2,
    borderColor: 'primary.main',
    bgcolor: 'background.default',
    color: 'primary.main',
  },
  '& > span:last-of-type': (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }),
  '&[aria-current] > span:last-of-type': (theme: Theme) => ({ [theme.breakpoints.down('sm')]: nameBelow }),
  'li:first-of-type > & > span:last-of-type': (theme: Theme) => ({
    [theme.breakpoints.down('sm')]: { left: 0, transform: 'none' },
  }),
  'li:last-of-type > & > span:last-of-type': (theme: Theme) => ({
    [theme.breakpoints.down('sm')]: { left: 'auto', right: 0, transform: 'none' },
  }),
  // Its name ends at the margin, too.
  'li:last-of-type > &': {
    alignItems: { md: 'flex-end' },
    pr: 0,
    textAlign: 'right',
    whiteSpace: { md: 'nowrap' },
  },
  '&:hover > span:last-of-type': { textDecoration: 'underline' },
  '&[aria-current] > span:first-of-type': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
