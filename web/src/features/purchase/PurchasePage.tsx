import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import addressMap from '../../illustrations/drawn/addressMap.svg?no-inline';
import movingDay from '../../illustrations/drawn/movingDay.svg';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { calculatorPaths, guidePaths, routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Band } from '../../ui/layout/Band.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';

const apply = { label: 'Start your pre-approval', to: preApprovalUrl('Purchase') };

const STEPS = [
  {
    title: 'Know your budget',
    text: 'Your income, savings and monthly debts set your price range. Our calculators give you a first idea.',
    link: { label: 'Find your price range', to: calculatorPaths.affordability },
  },
  {
    title: 'Get pre-approved',
    text: 'A loan officer reviews your answers, so sellers and agents take you seriously.',
    link: apply,
  },
  {
    title: 'Make an offer',
    text: 'We can help you compare what different prices and down payments would cost you each month.',
    link: { label: 'What goes into an offer', to: guidePaths.offer },
  },
  {
    title: 'Close on your home',
    text: 'Inspection, appraisal, underwriting: your loan officer tells you what comes next and what to send.',
    link: { label: 'What happens at closing', to: guidePaths.closing },
  },
] as const;

/** Where PURCHASE of the menu leads: the way to a home, and the programs that pay for one. */
export function PurchasePage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Buy a home"
        description={`How to buy a home with ${company.name}: set a budget, get pre-approved, compare loan programs and close with one loan officer.`}
      />
      <StructuredData nodes={[breadcrumbs(company, ['Buy a home', routePaths.purchase])]} />
      <Container
        sx={{
          py: { xs: 6, md: 9 },
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h1">Buy a home with a plan.</Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
            Start with what you can comfortably pay. We’ll find the loan, and stay with you until you have the
            keys.
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <ButtonLink href={apply.to} variant="contained" size="large">
              {apply.label}
            </ButtonLink>
            <ButtonLink href={routePaths.branches} variant="outlined" size="large">
              Find a loan officer
            </ButtonLink>
          </Box>
        </div>
        <Box
          component="img"
          src={movingDay}
          alt="A family outside their new house, a moving truck at the curb"
          width={800}
          height={400}
          fetchPriority="high"
          sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '10px' }}
        />
      </Container>
      <Steps />
      <Programs />
      <CallToAction title="See how much home you can buy" apply={apply} />
    </>
  );
}

function Steps() {
  return (
    <Band id="buying" title="Four steps to your keys" raised>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {STEPS.map(({ title, text, link }, index) => (
          <Box
            key={title}
            component="li"
            sx={{
              display: 'grid',
              columnGap: { xs: 2, md: 4 },
              rowGap: 0.5,
              gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '72px 4fr 6fr 220px' },
              alignItems: 'baseline',
              py: { xs: 2.5, md: 3 },
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography aria-hidden component="span" variant="h2" sx={{ color: 'secondary.main' }}>
              {index + 1}
            </Typography>
            <Typography variant="h3">{title}</Typography>
            <Typography component="div" sx={{ gridColumn: { xs: 2, md: 'auto' }, color: 'text.secondary' }}>
              {text}
            </Typography>
            <Box sx={{ gridColumn: { xs: 2, md: 'auto' } }}>
              <Link
                href={link.to}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                {link.label}
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </Band>
  );
}

function Programs() {
  return (
    <Box component="section" aria-labelledby="purchase-programs" sx={{ py: { xs: 7, md: 11 } }}>
      <Container
        sx={{
          display: 'grid',
          columnGap: { md: 6, lg: 10 },
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '4fr 8fr' },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography id="purchase-programs" variant="h2">
            Loans for buying a home
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '22em', color: 'text.secondary' }}>
            Not sure which one fits? Start with what you know, such as your savings or your service.
          </Typography>
          <Link
            href={routePaths.loanPrograms}
            sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
          >
            Compare all ten programs
          </Link>
          <Box
            component="img"
            src={addressMap}
            alt=""
            width={400}
            height={280}
            loading="lazy"
            sx={{ display: { xs: 'none', md: 'block' }, mt: 3, width: '100%', height: 'auto' }}
          />
        </div>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          }}
        >
          {programs
            .filter(({ purpose }) => purpose === 'Purchase')
            .map(({ name, path, summary }) => (
              <Box component="li" key={path} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
                <Link href={path} sx={{ typography: 'h3' }}>
                  {name}
                </Link>
                <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{summary}</Typography>
              </Box>
            ))}
        </Box>
      </Container>
    </Box>
  );
}
