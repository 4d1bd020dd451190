import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EqualHousingLogo } from '../../ui/data-display/EqualHousingLogo.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { TEXT_WIDTH } from '../../ui/theme/textWidth.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';

interface Entry {
  id: string;
  label: string;
}

/** Main headings and the headings under them, as they appear on the page. */
const contents: readonly (Entry & { parts?: readonly Entry[] })[] = [
  {
    id: 'privacy-notice',
    label: 'Privacy notice',
    parts: [
      { id: 'at-a-glance', label: 'At a glance' },
      { id: 'collect', label: 'What we collect' },
      { id: 'browser', label: 'What stays in your browser' },
      { id: 'use', label: 'How we use it' },
      { id: 'share', label: 'Who we share it with' },
      { id: 'safe', label: 'How we keep it' },
      { id: 'choices', label: 'Your choices' },
      { id: 'children', label: 'Children' },
      { id: 'changes', label: 'Changes' },
      { id: 'contact', label: 'Questions' },
    ],
  },
  { id: 'licensing', label: 'Licensing' },
  { id: 'fair-lending', label: 'Equal housing and fair lending' },
];

/** Licenses, what a broker does, and fair lending. */
function Disclosures() {
  const company = useCompany();
  return (
    <>
      <h2 id="licensing">Licensing</h2>
      <p>
        {company.name} is a mortgage broker, {`company NMLS\u00a0#${company.nmls}`}. You can check our
        licenses, and those of each of our loan officers, at{' '}
        <Link href={NMLS_CONSUMER_ACCESS} target="_blank" rel="noopener">
          NMLS Consumer Access
        </Link>
        .
      </p>
      <ul>
        {company.licenceLines.map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
      <p>
        We arrange loans with third-party lenders. We do not make loans and do not make lending decisions or
        commitments ourselves. A lender decides after a complete application, including its own review of
        credit, income, assets and the property.
      </p>
      <p>
        Nothing on this website is an offer or a commitment to lend. Programs, rates, terms and conditions may
        change without notice, and not every program is available in every state. We arrange loans only in the
        states in which we are licensed.
      </p>
      <h2 id="fair-lending">Equal housing and fair lending</h2>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, color: 'primary.main' }}>
        <EqualHousingLogo size={48} />
        <strong>Equal Housing Opportunity</strong>
      </Box>
      <p>
        We do business in accordance with the Fair Housing Act and the Equal Credit Opportunity Act. It is
        against the law to discriminate against an applicant because of race, color, religion, national
        origin, sex, marital status, familial status, disability or age (provided the applicant has the
        capacity to enter into a binding contract); because all or part of the applicant’s income comes from a
        public assistance program; or because the applicant has in good faith exercised a right under the
        Consumer Credit Protection Act.
      </p>
      <p>
        If you believe that you were treated unfairly, you may write to the U.S. Department of Housing and
        Urban Development, Office of Fair Housing and Equal Opportunity, or to the Consumer Financial
        Protection Bureau. Please tell us, too.
      </p>
    </>
  );
}

const EntryLink = ({ id, label }: Entry) => (
  <Link href={`#${id}`} underline="hover" sx={{ display: 'inline-block', py: 0.5 }}>
    {label}
  </Link>
);

const ContentsList = () => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {contents.map(({ parts, ...entry }) => (
      <li key={entry.id}>
        <EntryLink {...entry} />
        {parts && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, pl: 2, columnCount: { sm: 2, md: 1 } }}>
            {parts.map((part) => (
              <li key={part.id}>
                <EntryLink {...part} />
              </li>
            ))}
          </Box>
        )}
      </li>
    ))}
  </Box>
);

/** Collapsed on a phone, where it would push the text off the screen; next to the text on a wide screen. */
const contentsPlace = {
  position: { md: 'sticky' },
  top: { md: 112 },
  '@media print': { display: 'none' },
} as const;

/** The privacy notice and licensing disclosures. */
export function PrivacyPolicyPage() {
  const company = useCompany();
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <PageHead
        name="Privacy policy"
        description={`What information ${company.name} collects, keeps and shares, and who licenses us.`}
      />
      <StructuredData nodes={[breadcrumbs(company, ['Privacy policy', sitePaths.privacyPolicy])]} />
      <Typography variant="h1" sx={{ maxWidth: '11em' }}>
        Privacy policy
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
        How we handle your information, and who licenses {company.name}.
      </Typography>
      <Box
        sx={{
          mt: { xs: 4, md: 7 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box component="nav" aria-label="On this page" sx={contentsPlace}>
          <Disclosure title="On this page" sx={{ display: { md: 'none' } }}>
            <ContentsList />
          </Disclosure>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Typography component="h2" variant="overline" color="secondary" sx={{ mb: 1 }}>
              On this page
            </Typography>
            <ContentsList />
          </Box>
        </Box>
        <Box
          sx={{
            '& h2': {
              typography: 'h2',
              mt: { xs: 6, md: 8 },
              mb: 2,
              pt: { xs: 3, md: 4 },
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { mt: 0, pt: 0, border: 0 },
            },
            '& h3': { typography: 'h3', mt: 4, mb: 1 },
            '& p': { mt: 0, mb: 2, maxWidth: TEXT_WIDTH },
            '& ul': { mt: 0, mb: 2, pl: 3 },
            '& li': { mb: 1, maxWidth: TEXT_WIDTH },
          }}
        >
          <PrivacyNotice />
          <Disclosures />
        </Box>
      </Box>
    </Container>
  );
}
