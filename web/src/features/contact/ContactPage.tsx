import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { officeScene } from '../../illustrations/companyScenes.ts';
import { hoursWithZone } from '../../lib/company/companyPhrases.ts';
import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { organization } from '../../lib/directory/organization.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';
import { LazyEnding } from '../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { ContactDesk } from './ContactDesk.tsx';
import { OfficePlace } from './OfficePlace.tsx';
import { useRequestedOfficer } from './useRequestedOfficer.ts';

// Prerendered with the page; scripts for the lower sections load later.
const ContactBranches = lazy(async () => ({
  default: (await import('./ContactBranches.tsx')).ContactBranches,
}));

/** Next to the form on a wide screen, ending at the same height; below it on a phone. */
const office = {
  display: 'flex',
  flexDirection: 'column',
  rowGap: { md: 3 },
  '& > :first-of-type': { my: { md: 'auto' } },
} as const;

const notice = {
  mt: { xs: 3, md: 0 },
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/**
 * How to reach the office (also from the thank-you page's Schedule a Call). With `?officer=` and an id from the directory, asks that
 * officer for a call.
 */
export function ContactPage() {
  const company = useCompany();
  const { requested, dropOfficer } = useRequestedOfficer();
  const scene = officeScene(company.mark);
  return (
    <>
      <Container sx={{ pt: { xs: 4, md: 10 }, pb: { xs: 6, md: 10 } }}>
        <PageHead
          name={requested ? `Ask ${toFirstName(requested.officer.name)} to call you` : 'Contact'}
          description={`Call ${company.name} at ${company.phoneDisplay}, ${hoursWithZone(company)}, or send us a message and pick a time for a call.`}
        />
        <StructuredData
          nodes={[organization(company), breadcrumbs(company, ['Contact', sitePaths.contact])]}
        />
        <Box
          sx={{
            display: 'grid',
            columnGap: 8,
            rowGap: { xs: 4, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
            gridTemplateRows: { md: 'auto 1fr' },
            '& > :nth-of-type(2)': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
          }}
        >
          {requested ? <requested.parts.RequestedOfficerHead requested={requested} /> : <OfficeHead />}
          <ContactDesk requested={requested} onDropOfficer={dropOfficer} />
          <Box sx={office}>
            {requested?.branch ? (
              <requested.parts.RequestedOfficerBranch
                branch={requested.branch}
                firstName={toFirstName(requested.officer.name)}
              />
            ) : (
              <OfficePlace
                {...scene}
                width={720}
                height={520}
                title="Main office"
                address={company.address}
              />
            )}
            {requested && (
              <Box sx={notice}>
                <WireNotice line="our main office" />
              </Box>
            )}
          </Box>
        </Box>
        {!requested && (
          <Suspense>
            <ContactBranches />
          </Suspense>
        )}
      </Container>
      {requested ? (
        <requested.parts.RequestedOfficerClosing officer={requested.officer} />
      ) : (
        <LazyEnding
          look="line"
          title="Ready to apply?"
          lead="Apply online in about 10 minutes. Your loan officer will have your answers before you talk."
          secondary="none"
        />
      )}
    </>
  );
}

/** How to reach the company by phone and email, and when. */
function OfficeHead() {
  const company = useCompany();
  return (
    <div>
      <Typography variant="h1">Contact us</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
        Call, or send us a message. We answer {CONTACT_WITHIN}.
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: { xs: 2.5, md: 5 }, borderBottom: 1, borderColor: 'divider' }}>
        <Row name="Phone">
          <Link href={`tel:${company.phone}`} sx={{ typography: 'h3' }}>
            {company.phoneDisplay}
          </Link>
          <Box sx={{ mt: 1.5 }}>
            <WireNotice line="this number" />
          </Box>
        </Row>
        <Row name="Email">
          <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>
        </Row>
        <Row name="Hours">
          {hoursWithZone(company)}
          <OpenNow />
        </Row>
      </Box>
    </div>
  );
}

/** Warns of wire fraud, next to the number to call first. */
function WireNotice({ line }: { line: 'this number' | 'our main office' }) {
  const company = useCompany();
  return (
    <Box role="note" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
      <WarningAmberOutlined fontSize="small" sx={{ mt: 0.5, color: 'secondary.main' }} aria-hidden />
      <Typography component="div">
        <strong>Got wire instructions by email?</strong> Call{' '}
        {line === 'this number' ? (
          line
        ) : (
          <>
            {line} at{' '}
            <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
              {company.phoneDisplay}
            </Link>
          </>
        )}{' '}
        before you send money.
      </Typography>
    </Box>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px 1fr', sm: '120px 1fr' },
        alignItems: 'baseline',
        py: { xs: 1.25, sm: 2 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
