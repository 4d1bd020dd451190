import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { calculatorPaths, sitePaths } from '../../../lib/routes/sitePaths.ts';

const tabs = [
  [sitePaths.resources, 'Monthly payment'],
  [calculatorPaths.affordability, 'Affordability'],
  [calculatorPaths.refinance, 'Refinance'],
  [calculatorPaths.closingCosts, 'Closing costs'],
  [calculatorPaths.rentOrBuy, 'Rent or buy'],
] as const;

/** Inputs with the same name and unit (dollars, percent, years) in all purchase calculators. */
const SHARED_INPUTS = ['price', 'down', 'rate', 'term'];

/** Adds the inputs that another calculator shares to its tab's link. Refinance uses different inputs. */
function carryInputs(tab: HTMLAnchorElement, here: string) {
  if ([here, tab.pathname].includes(calculatorPaths.refinance)) return;
  const typed = new URLSearchParams(window.location.hash.slice(1));
  const shared = SHARED_INPUTS.flatMap((name) => {
    const value = typed.get(name);
    return value === null ? [] : [[name, value]];
  });
  tab.hash = new URLSearchParams(shared).toString();
}

/** Tabs between the calculator pages. Each page starts with the numbers from the one before. */
export function CalculatorTabs() {
  const here = usePagePath().replace(/\/$/, '');
  const row = useRef<HTMLElement>(null);
  // On phones the current tab may be off screen. Scroll so that the tab before it is fully visible.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    const before = tab?.previousElementSibling ?? tab;
    if (row.current && before instanceof HTMLElement) row.current.scrollLeft = before.offsetLeft - 16;
    // A link with numbers leads to their result. After a reload or Back, the browser has already restored the scroll position.
    if (window.location.hash.includes('=') && window.scrollY === 0)
      row.current?.scrollIntoView?.({ behavior: 'instant' });
  }, []);
  return (
    <Box
      component="nav"
      ref={row}
      className="calculator-tabs"
      aria-label="Calculators"
      sx={{
        mt: { xs: 2.5, md: 1.5 },
        position: 'relative',
        display: 'flex',
        // On phones, a single scrolling row that reaches both edges of the screen.
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        // On phones, a tab snaps to the margin, and the row fades where it continues off screen.
        scrollSnapType: { xs: 'x proximity', sm: 'none' },
        scrollPaddingInline: '16px',
        '& > a': { scrollSnapAlign: 'start' },
        maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)', sm: 'none' },
        mx: { xs: -2, sm: 0 },
        pl: { xs: 2, sm: 0 },
        pr: { xs: 5, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        // Aligns the tab names with the page's text.
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
  // On tablets the tabs fill the row.
  flexGrow: { sm: 1, md: 0 },
  flexShrink: 0,
  minHeight: { xs: 44, md: 52 },
  // Fits all five tabs in one row on tablets.
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
