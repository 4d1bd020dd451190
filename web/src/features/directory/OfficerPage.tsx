import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { officerNode } from '../../lib/directory/officerNode.ts';
import { saveContact } from '../../lib/directory/saveContact.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { applyWith, branchPath, officerPath } from '../../lib/routes/directoryLinks.ts';
import { usePageId } from '../../lib/routes/pagePath.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { BackLink } from './BackLink.tsx';
import { DirectoryGate } from './DirectoryGate.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { NotInDirectory } from './NotInDirectory.tsx';
import { OfficerMoved } from './OfficerMoved.tsx';
import { ProfileSkeleton } from './skeletons.tsx';

// Prerendered with the page; what is further down is fetched after it.
const OfficerBranch = lazy(async () => ({ default: (await import('./OfficerBranch.tsx')).OfficerBranch }));
// Most pages have none.
const OfficerReviews = lazy(async () => ({ default: (await import('./PageReviews.tsx')).OfficerReviews }));

/** The public page of one loan officer. */
export function OfficerPage() {
  const officerId = usePageId();
  return (
    <DirectoryGate skeleton={<ProfileSkeleton />}>
      {({ branches, officers, moved_officers, reviews }) => {
        const officer = officers.find(({ id }) => id === officerId);
        const successorId = moved_officers?.[officerId];
        if (!officer && successorId !== undefined) return <OfficerMoved successorId={successorId} />;
        return officer ? (
          <OfficerDetails
            officer={officer}
            branch={branches.find(({ id }) => id === officer.branchId)}
            colleagues={officers.filter((each) => each !== officer && each.branchId === officer.branchId)}
            reviews={reviews}
          />
        ) : (
          <NotInDirectory
            title="Loan Officer Not Found"
            text="We couldn’t find that loan officer. The link may be out of date. Any of our loan officers can help."
            back="Return to all loan officers"
          />
        );
      }}
    </DirectoryGate>
  );
}

interface OfficerActionsProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  firstName: string;
}

/** What one can do with a loan officer: apply, call, write, keep the contact. */
function OfficerActions({ officer, branch, firstName }: OfficerActionsProps) {
  const company = useCompany();
  return (
    <Box
      component="section"
      aria-labelledby="officer-actions"
      sx={{
        gridArea: 'actions',
        p: 3,
        borderRadius: '10px',
        bgcolor: 'primary.soft',
        display: 'grid',
        gap: 1.5,
        position: { md: 'sticky' },
        top: { md: 112 },
      }}
    >
      <Typography id="officer-actions" variant="h3" component="h2">
        Work with {firstName}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        It takes seven short steps, and your application goes straight to {firstName}.
      </Typography>
      <ButtonLink href={applyWith(officer.id)} variant="contained" size="large">
        Apply with {firstName}
      </ButtonLink>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' } }}>
        <ButtonLink href={phoneLink(officer.phone)} variant="outlined" startIcon={<PhoneOutlined />}>
          Call {formatUsPhone(officer.phone)}
        </ButtonLink>
        <ButtonLink href={`mailto:${officer.email}`} variant="outlined" startIcon={<MailOutlined />}>
          Email {firstName}
        </ButtonLink>
      </Box>
      {officer.booking_url && (
        <ButtonLink
          href={officer.booking_url}
          target="_blank"
          variant="outlined"
          startIcon={<EventOutlined />}
        >
          Book a meeting
        </ButtonLink>
      )}
      <ActionButton
        startIcon={<ContactPageOutlined />}
        onClick={() => void saveContact(officer, { branch, company })}
      >
        Save contact (vCard)
      </ActionButton>
    </Box>
  );
}

interface OfficerDetailsProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  colleagues: readonly PublicOfficer[];
  reviews: readonly PublicReview[] | undefined;
}

function OfficerDetails({ officer, branch, colleagues, reviews }: OfficerDetailsProps) {
  const company = useCompany();
  const firstName = officer.name.split(' ')[0] ?? officer.name;
  const states = officer.licensed_states?.map(stateName).join(', ');
  const licensed = officer.license_lines ?? (states ? [`Licensed in ${states}`] : []);
  const place = branch && `${branch.name}, ${stateName(branch.state)}`;
  return (
    <>
      <PageHead
        name={`${officer.name}, ${officer.title}`}
        description={`${officer.name}, ${officer.title} at ${company.name}${place ? ` in ${place}` : ''}. NMLS #${officer.nmls}. Call ${formatUsPhone(officer.phone)} or apply with ${firstName}.`}
      />
      <StructuredData
        nodes={[
          officerNode(company, officer),
          breadcrumbs(
            company,
            ['Branches and loan officers', routePaths.branches],
            ...(branch ? [[branch.name, branchPath(branch.id)] as const] : []),
            [officer.name, officerPath(officer.id)],
          ),
        ]}
      />
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        {branch ? (
          <BackLink to={branchPath(branch.id)} label={`${branch.name} branch`} />
        ) : (
          <BackLink to={routePaths.branches} label="All loan officers" />
        )}
        <MovedNotice help={`${firstName} is here to help with your home loan.`} />
        <Box
          sx={{
            mt: { xs: 2, md: 4 },
            display: 'grid',
            columnGap: 10,
            rowGap: 4,
            // On a phone what one can do comes before what one can read.
            gridTemplateAreas: { xs: '"who" "actions" "about"', md: '"who actions" "about actions"' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
            gridTemplateRows: { md: 'auto 1fr' },
            alignItems: 'start',
          }}
        >
          <Box
            sx={{
              gridArea: 'who',
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              gap: { xs: 2, sm: 4 },
            }}
          >
            <OfficerPortrait id={officer.id} photo={officer.photo} size={160} />
            <div>
              <Typography variant="h1">{officer.name}</Typography>
              <Typography variant="subtitle1" sx={{ mt: 1, color: 'text.secondary' }}>
                {officer.title}
                {place && `, ${place}`}
              </Typography>
              <Typography sx={{ mt: 1 }}>
                {[`NMLS #${officer.nmls}`, ...licensed].join(' · ')}
                <br />
                <Link href={NMLS_CONSUMER_ACCESS} target="_blank" rel="noopener">
                  Verify on NMLS Consumer Access
                </Link>
              </Typography>
            </div>
          </Box>
          <Box sx={{ gridArea: 'about' }}>
            <Typography variant="h3" component="h2" sx={{ mt: { md: 2 } }}>
              About {firstName}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '30em' }}>
              {officer.bio}
            </Typography>
            {officer.languages && officer.languages.length > 0 && (
              <Typography sx={{ mt: 2 }}>Speaks {officer.languages.join(', ')}</Typography>
            )}
            {reviews && (
              <Suspense>
                <OfficerReviews officer={officer} firstName={firstName} all={reviews} />
              </Suspense>
            )}
          </Box>
          <OfficerActions officer={officer} branch={branch} firstName={firstName} />
        </Box>
      </Container>
      {branch && (
        <Suspense>
          <OfficerBranch branch={branch} firstName={firstName} colleagues={colleagues} />
        </Suspense>
      )}
      <CallToAction
        title={`Take the next step with ${firstName}`}
        apply={{ label: 'Apply now', to: applyWith(officer.id) }}
        call={{ label: `Call ${formatUsPhone(officer.phone)}`, to: phoneLink(officer.phone) }}
      />
    </>
  );
}
