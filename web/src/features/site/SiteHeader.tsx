import MenuIcon from '@mui/icons-material/Menu';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, Suspense, useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { usePagePath } from '../../lib/routes/pagePath.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Wordmark } from '../../ui/layout/site/Wordmark.tsx';
import { PlainButton, PlainLink } from '../../ui/PlainButton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { HeaderMenus } from './HeaderMenus.tsx';
import { FOOTER_ID, MENU_CLASS, menuLinks } from './siteLinks.ts';

const loadDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** Wordmark and menu: in full on large screens, behind a button below that. */
export function SiteHeader() {
  const company = useCompany();
  const pathname = usePagePath();
  const [open, setOpen] = useState(false);
  // The drawer loads on first use and stays mounted, so that it can slide out again.
  const [wanted, setWanted] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: { xs: 64, lg: 80 },
          pr: { xs: 1, lg: 3 },
        }}
      >
        <Box
          component="a"
          href={sitePaths.home}
          sx={{ textDecoration: 'none', mr: 'auto', borderRadius: 1, whiteSpace: 'nowrap' }}
        >
          <Wordmark />
          <span style={visuallyHidden}> home page</span>
        </Box>
        <Box
          component="nav"
          aria-label="Main"
          sx={{
            display: { xs: 'none', lg: 'flex' },
            alignItems: 'center',
            // Stays on one line even in the narrowest window with the full menu.
            '& > *, & button': { whiteSpace: 'nowrap', flexShrink: 0 },
            '& > a:not(:last-child), & button': { px: 1.25 },
          }}
        >
          {menuLinks.map(({ label, to }) => (
            <ButtonLink
              key={label}
              href={to}
              aria-current={pathname === to ? 'page' : undefined}
              sx={capitals}
            >
              {label}
            </ButtonLink>
          ))}
          <HeaderMenus buttonSx={capitals} />
          <noscript>
            <ButtonLink href={sitePaths.loanPrograms} sx={capitals}>
              Loans
            </ButtonLink>
            <ButtonLink href={sitePaths.resources} sx={capitals}>
              Resources
            </ButtonLink>
          </noscript>
          <ButtonLink
            href={`tel:${company.phone}`}
            startIcon={<PhoneOutlined />}
            sx={{ color: 'text.primary' }}
          >
            {company.phoneDisplay}
          </ButtonLink>
          <ButtonLink
            href={sitePaths.preApproval}
            variant="contained"
            sx={{ ...capitals, color: undefined, ml: 1 }}
          >
            Apply Now
          </ButtonLink>
        </Box>
        <Box sx={{ display: { xs: 'flex', lg: 'none' }, color: 'primary.main' }}>
          <PlainLink href={`tel:${company.phone}`} aria-label={`Call ${company.phoneDisplay}`}>
            <PhoneOutlined />
          </PlainLink>
          <noscript>
            <style>{`.${MENU_CLASS} { display: none !important }`}</style>
            <PlainLink href={`#${FOOTER_ID}`} aria-label="Menu links in the footer">
              <MenuIcon />
            </PlainLink>
          </noscript>
          <PlainButton
            type="button"
            className={MENU_CLASS}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void loadDrawer()}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            <MenuIcon />
          </PlainButton>
        </Box>
      </Container>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const capitals = {
  typography: 'overline',
  letterSpacing: '0.06em',
  color: 'text.primary',
  '&[aria-current]': { textDecoration: 'underline 2px', textUnderlineOffset: '8px' },
} as const;
