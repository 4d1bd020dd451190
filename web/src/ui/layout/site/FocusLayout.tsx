import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { hoursWithZone } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ButtonLink.tsx';
import { EqualHousingLogo } from '../../data-display/EqualHousingLogo.tsx';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { LegalLines } from './LegalLines.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The company's logo mark and phone number: a visitor filling in a form or viewing a flyer needs no menu, but may need a person. */
function FocusHeader() {
  const company = useCompany();
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          height: { xs: 64, md: 72 },
          pr: { xs: 0.5, sm: 3 },
        }}
      >
        <Box
          component="a"
          href={sitePaths.home}
          sx={{ textDecoration: 'none', borderRadius: 1, whiteSpace: 'nowrap', minWidth: 0 }}
        >
          <Wordmark />
          <span style={visuallyHidden}> home page</span>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flex: 'none' }}>
          <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}>
            {hoursWithZone(company)}
          </Typography>
          <ButtonLink
            href={`tel:${company.phone}`}
            aria-label={`Call ${company.phoneDisplay}`}
            startIcon={<PhoneOutlined />}
            sx={{
              minHeight: 44,
              // Aligns the number with the page's edge.
              mr: { sm: -1.5 },
              color: 'text.primary',
              whiteSpace: 'nowrap',
            }}
          >
            <Box component="span" sx={{ '@media (max-width: 479.95px)': { display: 'none' } }}>
              {company.phoneDisplay}
            </Box>
          </ButtonLink>
        </Box>
      </Container>
    </Box>
  );
}

/** The legal line: who the company is, and only a link to its privacy policy. */
function FocusFooter() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        pt: 3,
        pb: 4,
        '& a': { color: 'inherit' },
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gap: 2.5,
          columnGap: 6,
          gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
          alignItems: 'start',
        }}
      >
        {/* Two columns if there is room: lines of more than 68 characters are hard to read. */}
        <Box
          sx={{
            '& > div': { maxWidth: { lg: 'none' }, columns: { lg: 2 }, columnGap: 6 },
            '& a': { whiteSpace: 'nowrap' },
          }}
        >
          <LegalLines />
        </Box>
        <Box sx={mark}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <EqualHousingLogo />
            <Typography variant="body2">Equal Housing Opportunity</Typography>
          </Box>
          <Link
            href={sitePaths.privacyPolicy}
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            Privacy policy
          </Link>
        </Box>
      </Container>
    </Box>
  );
}

/** Stacked on a large screen, which leaves room for the longest legal line. */
const mark = {
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { lg: 'column' },
  alignItems: { xs: 'center', lg: 'flex-start' },
  columnGap: 3,
  rowGap: 1,
} as const;

/**
 * The layout of a page with a single task: logo, phone and legal line, without the site's menus. Like `SiteLayout` it has the main
 * landmark, and each part is a separate Suspense boundary.
 */
export function FocusLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <Suspense>
        <FocusHeader />
      </Suspense>
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        <Suspense>{children}</Suspense>
      </Box>
      <Suspense>
        <FocusFooter />
      </Suspense>
    </Box>
  );
}
