import Box from '@mui/material/Box';
import { guideStages } from './guideStages.ts';

/** Links to the stages as numbered stops, with earlier stages filled: on one line where six names fit, otherwise in rows. */
export function StageNav({ here }: { here: string }) {
  const current = guideStages.findIndex(({ path }) => path === here);
  return (
    <Box component="nav" aria-label="Homebuying guides" sx={{ mt: { xs: 3, md: 5 } }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: { xs: 1.5, sm: 2, md: 0 },
          rowGap: { xs: 0.5, md: 0 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            // Aligns the last number with the margin.
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
                display: index < guideStages.length - 1 ? { xs: 'none', md: 'block' } : 'none',
                position: 'absolute',
                top: 21,
                left: 44,
                width: 'calc(100% - 44px)',
                height: 2,
                bgcolor: index < current ? 'primary.main' : 'divider',
              },
            }}
          >
            <Box
              component="a"
              href={path}
              aria-current={index === current ? 'page' : undefined}
              className={index < current ? 'before' : undefined}
              sx={stopStyles}
            >
              <span>{index + 1}</span>
              <span>{name}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

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
  fontSize: { xs: '0.875rem', sm: '1rem' },
  color: 'text.primary',
  textDecoration: 'none',
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { xs: 32, md: 44 },
    height: { xs: 32, md: 44 },
    borderRadius: '50%',
    border: 2,
    borderColor: 'primary.main',
    bgcolor: 'background.default',
    color: 'primary.main',
  },
  // Wraps a long name onto two lines so it stays clear of the next one.
  '& > span:last-of-type': { maxWidth: { md: '8.5em' }, textWrap: 'balance' },
  // Aligns its name with the margin, too.
  'li:last-of-type > &': {
    alignItems: { md: 'flex-end' },
    pr: { md: 0 },
    textAlign: { md: 'right' },
    '& > span:last-of-type': { whiteSpace: { md: 'nowrap' } },
  },
  '&:hover > span:last-of-type': { textDecoration: 'underline' },
  '&.before > span:first-of-type': { bgcolor: 'primary.soft' },
  '&[aria-current] > span:first-of-type': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
