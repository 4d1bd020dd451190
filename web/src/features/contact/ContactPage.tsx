import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { officeScene } from '../../illustrations/companyScenes.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { retryDirectory } from '../../lib/directory/directoryStore.ts';
import { organization } from '../../lib/directory/organization.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Address } from '../../ui/data-display/Address.tsx';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { managerOf } from '../directory/managerOf.ts';
import { ContactDesk } from './ContactDesk.tsx';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;
const cell = { py: 2, borderTop: 1, borderColor: 'divider', minHeight: 146 } as const;

const rows = { listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' } as const;

/** On a wide screen, the columns of all branches stand below each other. */
const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)' },
  alignItems: 'center',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  justifyContent: { md: 'flex-end' },
  fontVariantNumeric: 'tabular-nums',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
} as const;

/** The front of the shop alone, so that the column ends with the form beside it. */
const picture = {
  display: { xs: 'none', md: 'block' },
  mt: 4,
  width: '100%',
  height: 'auto',
  aspectRatio: '720 / 250',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  borderRadius: '10px',
} as const;

const notice = {
  mt: 3,
  p: 2,
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

/** Where the branches are, from the directory. */
function ContactBranches() {
  return (
    <Box component="section" aria-labelledby="our-branches" sx={{ mt: { xs: 7, md: 11 } }}>
      <Typography id="our-branches" variant="h2" sx={{ mb: 3 }}>
        Visit us
      </Typography>
      <BranchList />
      <Link href={routePaths.branches} sx={{ display: 'inline-block', mt: 2, py: 1, fontWeight: 600 }}>
        Branches and loan officers
      </Link>
    </Box>
  );
}

function BranchList() {
  const state = useDirectory();
  if (state.status === 'failed') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography>We couldn’t load our branches.</Typography>
        <ActionButton variant="outlined" onClick={retryDirectory}>
          Retry
        </ActionButton>
      </Box>
    );
  }
  if (state.status === 'loading') {
    return (
      <Box role="status" sx={grid}>
        <span style={visuallyHidden}>Loading the branches</span>
        {[1, 2, 3, 4, 5].map((number) => (
          <Box key={number} sx={cell}>
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </Box>
        ))}
      </Box>
    );
  }
  const { branches, officers } = state.directory;
  return (
    <Box component="ul" sx={rows}>
      {branches.map((branch) => {
        const manager = managerOf(branch, officers);
        const at = `${branch.name} branch`;
        return (
          <Box component="li" key={branch.id} sx={row}>
            <div>
              <Link href={branchPath(branch.id)} sx={{ fontWeight: 600 }}>
                {branch.name}, {stateName(branch.state)}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Branch manager: {branch.manager}
              </Typography>
            </div>
            <Typography>
              <Address text={branch.address} />
            </Typography>
            <Box sx={ways}>
              {manager && (
                <Link
                  href={phoneLink(manager.phone)}
                  aria-label={`Call ${formatUsPhone(manager.phone)}, ${at}`}
                >
                  {formatUsPhone(manager.phone)}
                </Link>
              )}
              <Link
                href={directionsTo(branch.address)}
                target="_blank"
                rel="noopener"
                aria-label={`Directions, ${at}`}
              >
                Directions
              </Link>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** How to reach the office (also from the thank-you page's Schedule a Call). */
export function ContactPage() {
  const company = useCompany();
  const office = officeScene(company.mark);
  return (
    <>
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <PageHead
          name="Contact"
          description={`Call ${company.name} at ${company.phoneDisplay}, ${company.hours}, or send us a message and pick a time for a call.`}
        />
        <StructuredData
          nodes={[organization(company), breadcrumbs(company, ['Contact', routePaths.contact])]}
        />
        <Box
          sx={{
            display: 'grid',
            columnGap: 8,
            rowGap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
            alignItems: 'start',
          }}
        >
          <div>
            <Typography variant="h1">Contact us</Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
              Call with a question, or send us a message and pick a time for a loan officer to call you. We
              answer within 24 hours, not counting days when our office is closed.
            </Typography>
            <Box component="dl" sx={{ m: 0, mt: { xs: 4, md: 5 }, borderBottom: 1, borderColor: 'divider' }}>
              <Row name="Phone">
                <Link href={`tel:${company.phone}`} sx={{ typography: 'h3' }}>
                  {company.phoneDisplay}
                </Link>
              </Row>
              <Row name="Email">
                <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>
              </Row>
              <Row name="Hours">
                {company.hours}, {formatTimeZone(company.schedule.time_zone)}
                <OpenNow />
              </Row>
              {company.address && <Row name="Office">{company.address}</Row>}
            </Box>
            <Typography role="note" sx={notice}>
              <strong>Got wire instructions by email?</strong> Call us at{' '}
              <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
                {company.phoneDisplay}
              </Link>{' '}
              before you send money.
            </Typography>
            <Box
              component="img"
              src={office.picture}
              alt={office.alt}
              width={720}
              height={520}
              loading="lazy"
              sx={picture}
            />
          </div>
          <ContactDesk />
        </Box>
        <ContactBranches />
      </Container>
      <CallToAction
        title="Ready to start?"
        lead="You don’t have to wait for a call. Apply online now, in about 10 minutes."
      />
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
        alignItems: 'baseline',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
