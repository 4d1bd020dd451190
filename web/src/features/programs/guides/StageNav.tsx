import Box from '@mui/material/Box';
import { guideStages } from './guideStages.ts';

/** Links to the stages as numbered stops on a line. Phones show the numbers alone. */
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
          gridTemplateColumns: `repeat(${guideStages.length}, minmax(0, 1fr))`,
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
                display: index < guideStages.length - 1 ? 'block' : 'none',
                position: 'absolute',
                top: 21,
                left: { xs: '50%', md: 44 },
                width: { xs: '100%', md: 'calc(100% - 44px)' },
                height: 2,
                bgcolor: 'divider',
              },
            }}
          >
            <Box
              component="a"
              href={path}
              aria-current={path === here ? 'page' : undefined}
              aria-label={`${index + 1}. ${name}`}
              sx={stopStyles}
            >
              <span>{index + 1}</span>
              <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }}>
                {name}
              </Box>
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
  flexDirection: 'column',
  alignItems: { xs: 'center', md: 'flex-start' },
  gap: 1,
  pr: { md: 2 },
  minHeight: 44,
  fontWeight: 600,
  lineHeight: 1.35,
  color: 'text.primary',
  textDecoration: 'none',
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    border: 2,
    borderColor: 'primary.main',
    bgcolor: 'background.default',
    color: 'primary.main',
  },
  '&:hover > span:last-of-type': { textDecoration: 'underline' },
  '&[aria-current] > span:first-of-type': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
