import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import closeRead from '../../illustrations/drawn/closeRead.svg';
import firstKeys from '../../illustrations/drawn/firstKeys.svg?no-inline';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs, faqPage } from '../../lib/directory/structuredData.ts';
import { commonQuestions } from '../../lib/questions/commonQuestions.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { Band } from '../../ui/layout/Band.tsx';
import { LazyEnding } from '../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { CalculatorSlot } from './calculators/CalculatorSlot.tsx';
import { CalculatorTabs } from './calculators/CalculatorTabs.tsx';
import { firstTimeBuyer } from './guideTexts.ts';
import { DisclosureBlock } from './page/DisclosureBlock.tsx';
import { PageIndex } from './page/PageIndex.tsx';
import { PrintStyles } from './page/PrintStyles.tsx';
import { TextList } from './page/TextList.tsx';

// Prerendered with the page; what calculates comes after it.
const MortgageCalculator = lazy(async () => ({
  default: (await import('./calculators/calculators.ts')).MortgageCalculator,
}));

const GuideRoad = lazy(async () => ({ default: (await import('./guides/GuideRoad.tsx')).GuideRoad }));

const answers = [
  {
    to: '#mortgage-calculator',
    title: 'Calculators',
    text: 'Payment, price range, refinance, closing costs, and rent or buy',
  },
  {
    to: '#homebuying-guide',
    title: 'Homebuying guide',
    text: 'Six steps, from your first budget to your first year',
  },
  {
    to: '#faq',
    title: 'Questions and answers',
    text: 'Credit scores, down payments, PMI, and how we’re paid',
  },
];

/** /resources: the mortgage calculator, the way to the others, the guide and the answers behind the RESOURCES menu. */
export function ResourcesPage() {
  const company = useCompany();
  return (
    <>
      <PrintStyles />
      <PageHead
        name="Calculators and guides"
        description="Mortgage payment, affordability, refinance and closing cost calculators, a homebuying guide in six steps, and answers to common questions."
      />
      <StructuredData
        nodes={[
          faqPage(commonQuestions),
          breadcrumbs(company, ['Calculators and guides', routePaths.resources]),
        ]}
      />
      <Box sx={{ bgcolor: 'background.paper' }}>
        <Container sx={head}>
          <div>
            <Typography variant="h1">Run the numbers before you sign</Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '32em', color: 'text.secondary' }}>
              Five calculators, a guide to each step, and short answers. What you type stays in your browser
              until you apply.
            </Typography>
          </div>
          <Box component="img" src={closeRead} alt="" width={400} height={280} sx={headPicture} />
        </Container>
      </Box>
      <PageIndex answers={answers} />
      <Box
        id="mortgage-calculator"
        className="print-sheet"
        component="section"
        aria-labelledby="mortgage-calculator-title"
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        <Container sx={{ pt: { xs: 5, md: 7 }, pb: { xs: 7, md: 11 } }}>
          <Typography id="mortgage-calculator-title" variant="h2">
            Mortgage calculator
          </Typography>
          <CalculatorTabs />
          <Box sx={{ mt: { xs: 3, md: 6 } }}>
            <CalculatorSlot>
              <MortgageCalculator />
            </CalculatorSlot>
          </Box>
        </Container>
      </Box>
      <Band
        id="homebuying-guide"
        title="Homebuying guide"
        lead="Six short guides, each with a checklist you can print."
        raised
      >
        <Suspense>
          <GuideRoad />
        </Suspense>
      </Band>
      <Band id="first-time-buyer" title="Your first home" lead="Three tips for first-time buyers.">
        <Box sx={firstHome}>
          <Box
            component="img"
            src={firstKeys}
            alt=""
            width={400}
            height={280}
            loading="lazy"
            sx={keysPicture}
          />
          <TextList entries={firstTimeBuyer} columns={1} />
        </Box>
      </Band>
      <Band id="faq" title="Questions and answers" raised>
        <TextList entries={commonQuestions} columns="beside" />
      </Band>
      <LazyEnding
        title="See what you qualify for"
        lead="A calculator can only estimate. Apply, and a loan officer will work out the numbers for your income and credit."
      />
      <div className="print-sheet">
        <DisclosureBlock disclosures={[]} />
      </div>
    </>
  );
}

const head = {
  display: 'grid',
  columnGap: 8,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 4fr)' },
  alignItems: 'center',
  py: { xs: 5, md: 4 },
} as const;

/** A phone shows the words and the ways on first. */
const headPicture = {
  display: { xs: 'none', sm: 'block' },
  width: '100%',
  maxWidth: 340,
  height: 'auto',
  justifySelf: 'end',
} as const;

const firstHome = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  alignItems: 'start',
} as const;

const keysPicture = {
  display: 'block',
  width: '100%',
  maxWidth: { xs: 280, md: 400 },
  height: 'auto',
  mx: { xs: 'auto', md: 0 },
} as const;
