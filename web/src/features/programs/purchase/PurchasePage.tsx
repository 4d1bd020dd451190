import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import movingDay from '../../../illustrations/drawn/movingDay.svg';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../../lib/directory/structuredData.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { officer, preApproved } from '../content/programContentShape.ts';
import { PageIndex } from '../page/PageIndex.tsx';

// The page is prerendered with the worksheet; its script loads later.
const HomeCostWorksheet = lazy(async () => ({
  default: (await import('./HomeCostWorksheet.tsx')).HomeCostWorksheet,
}));
const PurchaseDetails = lazy(async () => ({
  default: (await import('./PurchaseDetails.tsx')).PurchaseDetails,
}));

const answers = [
  {
    to: '#cost',
    title: 'What a home costs',
    text: 'The monthly payment and the cash you’ll need, at any price',
  },
  {
    to: '#buying',
    title: 'What happens when',
    text: 'Five steps: what you do, and what your loan officer does',
  },
  { to: '#bring', title: 'What to have ready', text: 'Nine things to gather, with a list you can print' },
];

/** The page behind the PURCHASE menu item: the cost of a home, the steps to buy one, what to bring, and who to ask. */
export function PurchasePage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Buy a home"
        description={`What a home costs each month and at closing, how a purchase goes week by week, and what to have ready. With ${company.name}.`}
      />
      <StructuredData nodes={[breadcrumbs(company, ['Buy a home', sitePaths.purchase])]} />
      <Box sx={hero}>
        <Container sx={{ py: { xs: 5, md: 6.5 }, gridArea: 'words', alignSelf: 'center' }}>
          <Box sx={{ maxWidth: { md: '38%' } }}>
            <Typography variant="h1">Buy a home with a plan</Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
              Start with what you can comfortably pay. We’ll find the loan, and stay with you until you have
              the keys.
            </Typography>
            <Box
              sx={{
                mt: 4,
                display: 'flex',
                flexDirection: { xs: 'column', sm: 'row' },
                flexWrap: { sm: 'wrap' },
                gap: 1.5,
              }}
            >
              <ButtonLink href={preApproved.to} variant="contained" size="large">
                {preApproved.label}
              </ButtonLink>
              <ButtonLink href={officer.to} variant="outlined" size="large">
                {officer.label}
              </ButtonLink>
            </Box>
          </Box>
        </Container>
        <Box
          component="img"
          src={movingDay}
          alt="A family outside their new house, a moving truck at the curb"
          width={800}
          height={560}
          // The text should load first.
          fetchPriority="low"
          sx={picture}
        />
      </Box>
      <PageIndex answers={answers} />
      <Suspense>
        <HomeCostWorksheet />
      </Suspense>
      <Suspense>
        <PurchaseDetails />
      </Suspense>
    </>
  );
}

const hero = {
  display: 'grid',
  bgcolor: 'background.paper',
  gridTemplateAreas: { xs: '"words" "scene"', md: 'none' },
  '& > *': { minWidth: 0 },
  '& > div': { gridArea: { md: '1 / 1' } },
} as const;

const picture = {
  gridArea: { xs: 'scene', md: '1 / 1' },
  display: 'block',
  // Next to the buttons at any window width.
  width: { xs: '100%', md: 'min(58%, 50vw + 106px)' },
  // There is sky above the chimney at any width.
  aspectRatio: { xs: '800 / 440', md: 'auto' },
  height: { xs: 'auto', md: '100%' },
  minHeight: { md: 'max(396px, 31vw)' },
  justifySelf: 'end',
  contain: { md: 'size' },
  objectFit: 'cover',
  objectPosition: '90% 100%',
} as const;
