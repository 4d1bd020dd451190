import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import firstKeys from '../../illustrations/drawn/firstKeys.svg?no-inline';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs, faqPage } from '../../lib/directory/structuredData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { Band } from '../../ui/layout/Band.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { CalculatorSlot } from './calculators/CalculatorSlot.tsx';
import { CalculatorTabs } from './calculators/CalculatorTabs.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { faq, firstTimeBuyer } from './guideTexts.ts';
import { PrintStyles } from './PrintStyles.tsx';
import { TextList } from './TextList.tsx';

// Prerendered with the page; what calculates comes after it.
const MortgageCalculator = lazy(async () => ({
  default: (await import('./calculators/calculators.ts')).MortgageCalculator,
}));

const GuideRoad = lazy(async () => ({ default: (await import('./guides/GuideRoad.tsx')).GuideRoad }));

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
        nodes={[faqPage(faq), breadcrumbs(company, ['Calculators and guides', routePaths.resources])]}
      />
      <Container sx={{ pt: { xs: 5, md: 8 } }}>
        <Typography variant="h1">Run the numbers before you sign</Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary' }}>
          Five calculators, <Link href="#homebuying-guide">a guide to each step of buying a home</Link>, and{' '}
          <Link href="#faq">short answers</Link>. What you type stays in your browser until you apply.
        </Typography>
        <CalculatorTabs />
      </Container>
      <Box
        id="mortgage-calculator"
        className="print-sheet"
        component="section"
        aria-label="Mortgage calculator"
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 11 } }}>
          <CalculatorSlot>
            <MortgageCalculator />
          </CalculatorSlot>
        </Container>
      </Box>
      <Band
        id="homebuying-guide"
        title="Homebuying guide"
        lead="Six short guides, from your first budget to your first year. Each has a checklist you can print."
        raised
      >
        <Suspense>
          <GuideRoad />
        </Suspense>
      </Band>
      <Band id="first-time-buyer" title="Your first home">
        <TextList
          entries={firstTimeBuyer}
          columns={3}
          first={
            <Box
              component="img"
              src={firstKeys}
              alt=""
              width={400}
              height={280}
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                maxWidth: 300,
                height: 'auto',
                mx: { xs: 'auto', md: 0 },
              }}
            />
          }
        />
      </Band>
      <Band id="faq" title="Questions and answers" raised>
        <TextList entries={faq} columns="beside" />
      </Band>
      <CallToAction lead="A calculator can only estimate. Apply, and a loan officer will work out the numbers for your income and credit." />
      <div className="print-sheet">
        <DisclosureBlock disclosures={[]} />
      </div>
    </>
  );
}
