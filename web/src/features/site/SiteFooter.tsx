import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hoursWithZone, sinceYear, toStatesPhrase } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { EqualHousingLogo } from '../../ui/data-display/EqualHousingLogo.tsx';
import { LegalLines } from '../../ui/layout/site/LegalLines.tsx';
import { Wordmark } from '../../ui/layout/site/Wordmark.tsx';
import { FOOTER_ID } from './siteLinks.ts';

/** The company's contact details and the legally required notices of a mortgage broker. */
export function SiteFooter() {
  const company = useCompany();
  return (
    <Box
      component="footer"
      id={FOOTER_ID}
      sx={{
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        pt: { xs: 5, md: 9 },
        // On small screens the members' sign-in link is next to the last line.
        pb: { xs: 4, md: 5 },
        '& a': { color: 'inherit' },
      }}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            rowGap: { xs: 4, md: 6 },
            columnGap: 2,
            // On a phone, the two lists of links share the width; the second one has longer lines.
            gridTemplateColumns: {
              xs: '1fr auto',
              sm: '1fr 1fr',
              md: '1.8fr 1.3fr 1fr auto',
            },
            '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <div>
            <Wordmark onDark />
            <Typography sx={{ mt: 2, maxWidth: '20em', color: 'primary.soft' }}>
              A mortgage broker for families
              {toStatesPhrase(company)}
              {sinceYear(company)}.
            </Typography>
          </div>
          <Column title="Talk to us">
            <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>
            <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>
            <span>{hoursWithZone(company)}</span>
          </Column>
          <Column title="Borrow">
            <Link href={sitePaths.purchase}>Purchase</Link>
            <Link href={sitePaths.refinance}>Refinance</Link>
            <Link href={sitePaths.loanPrograms}>Loan programs</Link>
            <Link href={sitePaths.preApproval}>Apply Now</Link>
          </Column>
          <Column title="Company">
            <Link href={sitePaths.branches}>Find a loan officer</Link>
            <Link href={`${sitePaths.branches}#branches`}>Branches</Link>
            <Link href={sitePaths.resources}>Calculators and guides</Link>
            <Link href={sitePaths.contact}>Contact</Link>
            <Link href={sitePaths.privacyPolicy}>Privacy policy</Link>
            {company.socialLinks.map(({ name, url }) => (
              <Link key={name} href={url} target="_blank" rel="noopener">
                {name}
              </Link>
            ))}
          </Column>
        </Box>
        <Box
          sx={{
            mt: { xs: 5, md: 7 },
            pt: 3,
            borderTop: '1px solid rgb(255 253 249 / 22%)',
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { md: '1fr auto' },
            color: 'primary.soft',
          }}
        >
          {/* Two columns if there's room, because lines of more than 68 characters are hard to read. */}
          <Box sx={{ '& > div': { maxWidth: { lg: 'none' }, columns: { lg: 2 }, columnGap: 6 } }}>
            <LegalLines />
          </Box>
          <Box
            sx={{ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: 1.5, pr: { xs: 9, md: 0 } }}
          >
            <EqualHousingLogo />
            <Typography variant="body2" sx={{ maxWidth: 120 }}>
              Equal Housing Opportunity
            </Typography>
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h2" variant="overline" sx={{ color: 'secondary.light', mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'start',
          '& > *': { py: 0.5 },
          '& > a:not(:hover)': { textDecorationColor: 'rgb(255 253 249 / 40%)' },
        }}
      >
        {children}
      </Box>
    </div>
  );
}
