import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { calculatorPaths, routePaths } from '../../../lib/routes/routePaths.ts';

const tabs = [
  [routePaths.resources, 'Monthly payment'],
  [calculatorPaths.affordability, 'Affordability'],
  [calculatorPaths.refinance, 'Refinance'],
  [calculatorPaths.closingCosts, 'Closing costs'],
  [calculatorPaths.rentOrBuy, 'Rent or buy'],
] as const;

/** Inputs that all purchase calculators share under the same name: dollars, percent and years. */
const SHARED_INPUTS = ['price', 'down', 'rate', 'term'];

/** Adds the typed inputs that another calculator also has to its tab's URL. A refinance has different numbers. */
function carryInputs(tab: HTMLAnchorElement, here: string) {
  if ([here, tab.pathname].includes(calculatorPaths.refinance)) return;
  const typed = new URLSearchParams(window.location.hash.slice(1));
  const shared = SHARED_INPUTS.flatMap((name) => {
    const value = typed.get(name);
    return value === null ? [] : [[name, value]];
  });
  tab.hash = new URLSearchParams(shared).toString();
}

/** The calculators as tabs. Each is its own page and starts with the numbers of the previous one. */
export function CalculatorTabs() {
  const here = usePagePath().replace(/\/$/, '');
  const row = useRef<HTMLElement>(null);
  // On a phone this page's tab may be scrolled out of view. Scroll so that the previous tab stays fully visible.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    const before = tab?.previousElementSibling ?? tab;
    if (row.current && before instanceof HTMLElement) row.current.scrollLeft = before.offsetLeft - 16;
    // A link with numbers should open at the result. After a reload or Back, the browser has already restored the scroll position.
    if (window.location.hash.includes('=') && window.scrollY === 0)
      row.current?.scrollIntoView?.({ behavior: 'instant' });
  }, []);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label="Calculators"
      sx={{
        mt: { xs: 2.5, md: 1.5 },
        position: 'relative',
        display: 'flex',
        // One scrollable row on a phone, edge to edge.
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        // On a phone, tabs snap to the margin and the row fades out at its edge.
        scrollSnapType: { xs: 'x proximity', sm: 'none' },
        scrollPaddingInline: '16px',
        '& > a': { scrollSnapAlign: 'start' },
        maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)', sm: 'none' },
        mx: { xs: -2, sm: 0 },
        pl: { xs: 2, sm: 0 },
        pr: { xs: 5, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        // Aligns the names with the page's text.
        gap: { xs: 1, md: 5 },
      }}
    >
      {tabs.map(([path, label]) => (
        <Box
          key={path}
          component="a"
          href={path}
          aria-current={path === here ? 'page' : undefined}
          onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => carryInputs(currentTarget, here)}
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
  justifyContent: 'center',
  // On a tablet the row fills the width.
  flexGrow: { sm: 1, md: 0 },
  flexShrink: 0,
  minHeight: { xs: 44, md: 52 },
  // Fits all five side by side on a tablet.
  px: { xs: 2, sm: 1.625, md: 0 },
  fontSize: '1rem',
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  border: { xs: 1, md: 0 },
  borderColor: { xs: 'neutral.main', md: 'transparent' },
  borderRadius: { xs: '22px', md: 0 },
  borderBottom: { md: '3px solid transparent' },
  mb: { md: '-1px' },
  '&:hover': {
    color: 'primary.main',
    bgcolor: { xs: 'neutral.soft', md: 'transparent' },
    borderBottomColor: { md: 'neutral.main' },
  },
  '&[aria-current]': {
    bgcolor: { xs: 'primary.main', md: 'transparent' },
    color: { xs: 'primary.contrastText', md: 'primary.main' },
    borderColor: 'primary.main',
  },
} as const;
