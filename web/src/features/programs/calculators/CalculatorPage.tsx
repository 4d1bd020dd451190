import Container from '@mui/material/Container';
import { type ComponentType, lazy } from 'react';
import atTheTable from '../../../illustrations/drawn/atTheTable.svg?no-inline';
import buyersFolder from '../../../illustrations/drawn/buyersFolder.svg?no-inline';
import collateral from '../../../illustrations/drawn/collateral.svg?no-inline';
import fourSources from '../../../illustrations/drawn/fourSources.svg?no-inline';
import rowOfFlats from '../../../illustrations/drawn/rowOfFlats.svg?no-inline';
import settlementForm from '../../../illustrations/drawn/settlementForm.svg?no-inline';
import statements from '../../../illustrations/drawn/statements.svg?no-inline';
import twoStatements from '../../../illustrations/drawn/twoStatements.svg?no-inline';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { breadcrumbs, faqPage } from '../../../lib/directory/structuredData.ts';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { calculatorPaths, sitePaths } from '../../../lib/routes/sitePaths.ts';
import { Band } from '../../../ui/layout/Band.tsx';
import { LazyEnding } from '../../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { preApproved } from '../content/programContentShape.ts';
import { DisclosureBlock } from '../page/DisclosureBlock.tsx';
import { PrintStyles } from '../page/PrintStyles.tsx';
import { TextList } from '../page/TextList.tsx';
import type { CalculatorProps } from './CalculatorFrame.tsx';
import { CalculatorHead } from './CalculatorHead.tsx';
import { CalculatorSlot } from './CalculatorSlot.tsx';
import { calculatorTexts } from './calculatorTexts.ts';

/** Loads a calculator. Its markup is prerendered with the page; its script loads later. */
const lazily = (name: keyof typeof import('./calculators.ts')) =>
  lazy(async () => ({ default: (await import('./calculators.ts'))[name] }));

const calculators: Record<keyof typeof calculatorTexts, ComponentType<CalculatorProps>> = {
  [calculatorPaths.affordability]: lazily('AffordabilityCalculator'),
  [calculatorPaths.refinance]: lazily('RefinanceCalculator'),
  [calculatorPaths.closingCosts]: lazily('ClosingCostsCalculator'),
  [calculatorPaths.rentOrBuy]: lazily('RentOrBuyCalculator'),
};

/** The illustration in each page's header. */
const pictures: Record<keyof typeof calculatorTexts, string> = {
  [calculatorPaths.affordability]: fourSources,
  [calculatorPaths.refinance]: twoStatements,
  [calculatorPaths.closingCosts]: settlementForm,
  [calculatorPaths.rentOrBuy]: collateral,
};

/** The closing illustration of each page. */
const scenes = {
  [calculatorPaths.affordability]: { src: atTheTable, width: 720, height: 520, isStanding: true },
  [calculatorPaths.refinance]: { src: buyersFolder, width: 400, height: 280 },
  [calculatorPaths.closingCosts]: { src: statements, width: 400, height: 280 },
  [calculatorPaths.rentOrBuy]: { src: rowOfFlats, width: 800, height: 400, isStanding: true },
} as const;

/** The next step, where it isn't a pre-approval for a purchase. */
const steps: Partial<Record<keyof typeof calculatorTexts, { label: string; to: string }>> = {
  [calculatorPaths.refinance]: { label: 'Apply Now', to: preApprovalUrl('Refinance') },
  [calculatorPaths.rentOrBuy]: { label: 'Talk to a loan officer', to: sitePaths.contact },
};

/** A calculator page under /resources; the path selects the calculator. */
export function CalculatorPage() {
  const company = useCompany();
  const pathname = usePagePath();
  const path = Object.values(calculatorPaths).find((each) => each === pathname.replace(/\/$/, ''));
  if (!path) throw new Error(`No calculator at ${pathname}`);
  const { name, description, heading, lead, method, faqTitle, faq, closing, closingLead } =
    calculatorTexts[path];
  const Calculator = calculators[path];
  return (
    <>
      <PrintStyles />
      <PageHead name={name} description={description} />
      <StructuredData
        nodes={[
          faqPage(faq),
          breadcrumbs(company, ['Calculators and guides', sitePaths.resources], [name, path]),
        ]}
      />
      <CalculatorHead title={heading} lead={lead} picture={pictures[path]} />
      <Container className="print-sheet" sx={{ pt: { xs: 0, md: 6 }, pb: { xs: 5, md: 8 } }}>
        <CalculatorSlot>
          <Calculator method={method} />
        </CalculatorSlot>
      </Container>
      <Band id="faq" title={faqTitle} raised>
        <TextList entries={faq} columns="beside" />
      </Band>
      <LazyEnding
        look="soft"
        title={closing}
        lead={closingLead}
        primary={steps[path] ?? { label: preApproved.label, to: preApprovalUrl('Purchase') }}
        picture={scenes[path]}
      />
      <div className="print-sheet">
        <DisclosureBlock disclosures={[]} />
      </div>
    </>
  );
}
