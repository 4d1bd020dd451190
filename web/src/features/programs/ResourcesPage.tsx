import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import closeRead from '../../illustrations/drawn/closeRead.svg';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs, faqPage } from '../../lib/directory/structuredData.ts';
import { commonQuestions } from '../../lib/questions/commonQuestions.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { Band } from '../../ui/layout/Band.tsx';
import { LazyEnding } from '../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { CalculatorHead } from './calculators/CalculatorHead.tsx';
import { CalculatorSlot } from './calculators/CalculatorSlot.tsx';
import { FirstHomeLine } from './guides/FirstHomeLine.tsx';
import { DisclosureBlock } from './page/DisclosureBlock.tsx';
import { PrintStyles } from './page/PrintStyles.tsx';
import { TextList } from './page/TextList.tsx';

// The page is prerendered with the calculator; its script loads later.
const MortgageCalculator = lazy(async () => ({
  default: (await import('./calculators/calculators.ts')).MortgageCalculator,
}));

const GuideRoad = lazy(async () => ({ default: (await import('./guides/GuideRoad.tsx')).GuideRoad }));

const answers = [
  ['#homebuying-guide', 'Homebuying guide'],
  ['#faq', 'Questions'],
] as const;

/** The /resources page: the mortgage calculator, plus links to the other calculators, the guides and the FAQ behind the RESOURCES menu. */
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
          faqPage(commonQuestions.map(([question, answer]) => [question, answer] as const)),
          breadcrumbs(company, ['Calculators and guides', sitePaths.resources]),
        ]}
      />
      <CalculatorHead
        title="Run the numbers before you sign"
        lead="Your numbers stay in your browser until you apply."
        picture={closeRead}
      >
        <Box component="nav" aria-label="On this page" sx={ways}>
          {answers.map(([to, title]) => (
            <Link key={to} href={to}>
              {title}
              <ArrowDownward aria-hidden="true" />
            </Link>
          ))}
        </Box>
      </CalculatorHead>
      <Box
        id="mortgage-calculator"
        className="print-sheet"
        component="section"
        aria-labelledby="mortgage-calculator-title"
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        <Container sx={{ pt: { xs: 0, md: 6 }, pb: { xs: 7, md: 11 } }}>
          <CalculatorSlot>
            <MortgageCalculator />
          </CalculatorSlot>
        </Container>
      </Box>
      <Band
        id="homebuying-guide"
        title="Homebuying guide"
        lead="Six short guides, each with a checklist you can print."
        raised
      >
        <FirstHomeLine />
        <Suspense>
          <GuideRoad />
        </Suspense>
      </Band>
      <Band id="faq" title="Questions and answers">
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

const ways = {
  mt: 0.5,
  mb: -1.25,
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  columnGap: 3,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, fontWeight: 600 },
  '& svg': { fontSize: 16 },
} as const;
