import Box from '@mui/material/Box';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { calculatorPaths, routePaths } from '../../../lib/routes/routePaths.ts';

const tabs = [
  [routePaths.resources, 'Monthly payment'],
  [calculatorPaths.affordability, 'Affordability'],
  [calculatorPaths.refinance, 'Refinance'],
  [calculatorPaths.closingCosts, 'Closing costs'],
  [calculatorPaths.rentOrBuy, 'Rent or buy'],
] as const;

/** The calculators as tabs, each a page of its own. */
export function CalculatorTabs() {
  const here = usePagePath().replace(/\/$/, '');
  return (
    <Box
      component="nav"
      aria-label="Calculators"
      sx={{
        mt: { xs: 3, md: 5 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.75, md: 0 },
        borderBottom: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      {tabs.map(([path, label]) => (
        <Box
          key={path}
          component="a"
          href={path}
          aria-current={path === here ? 'page' : undefined}
          sx={tabStyles}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}

const tabStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 52 },
  // All five beside each other on a tablet.
  px: { xs: 1.25, sm: 1.625, md: 2.5 },
  // On a phone in two rows.
  fontSize: { xs: '0.875rem', sm: '1rem' },
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  border: { xs: 1, md: 0 },
  borderColor: { xs: 'neutral.main', md: 'transparent' },
  borderRadius: { xs: '22px', md: 0 },
  borderBottom: { md: '3px solid transparent' },
  mb: { md: '-1px' },
  '&:hover': { color: 'primary.main', bgcolor: 'neutral.soft' },
  '&[aria-current]': {
    bgcolor: { xs: 'primary.main', md: 'transparent' },
    color: { xs: 'primary.contrastText', md: 'primary.main' },
    borderColor: 'primary.main',
  },
} as const;
