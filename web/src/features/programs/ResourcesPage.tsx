import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { WithoutScript } from '../../hydration/WithoutScript.tsx';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs, faqPage } from '../../lib/directory/structuredData.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { Band } from '../../ui/layout/Band.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { faq, firstTimeBuyer, guide } from './guideTexts.ts';

// Prerendered with the page; what calculates comes after it.
const AffordabilityCalculator = lazy(async () => ({
  default: (await import('./AffordabilityCalculator.tsx')).AffordabilityCalculator,
}));
const MortgageCalculator = lazy(async () => ({
  default: (await import('./MortgageCalculator.tsx')).MortgageCalculator,
}));
const RefinanceCalculator = lazy(async () => ({
  default: (await import('./RefinanceCalculator.tsx')).RefinanceCalculator,
}));

const contents = [
  ['mortgage-calculator', 'Mortgage calculator'],
  ['affordability', 'What you can afford'],
  ['refinance-calculator', 'Refinance calculator'],
  ['homebuying-guide', 'Homebuying guide'],
  ['first-time-buyer', 'First-time buyer'],
  ['faq', 'Questions and answers'],
] as const;

/** /resources: the calculators, the guide and the answers behind the RESOURCES menu. */
export function ResourcesPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Calculators and guides"
        description="Mortgage payment, affordability and refinance calculators, a homebuying guide, and answers to common questions."
      />
      <StructuredData
        nodes={[faqPage(faq), breadcrumbs(company, ['Calculators and guides', routePaths.resources])]}
      />
      <Container sx={{ py: { xs: 6, md: 9 } }}>
        <Typography variant="h1">Run the numbers before you sign</Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '30em', color: 'text.secondary' }}>
          Three calculators and three short guides. What you type stays in your browser until you apply.
        </Typography>
        <Box
          component="nav"
          aria-label="On this page"
          sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
        >
          {contents.map(([id, label]) => (
            <Link key={id} href={`#${id}`} sx={{ py: 1 }}>
              {label}
            </Link>
          ))}
          <Link href={preApprovalUrl('Purchase')} sx={{ py: 1, fontWeight: 600 }}>
            Start your pre-approval
          </Link>
        </Box>
      </Container>
      <Band id="mortgage-calculator" title="Mortgage calculator" raised>
        <CalculatorSlot>
          <MortgageCalculator />
        </CalculatorSlot>
      </Band>
      <Band id="affordability" title="What you can afford" lead="Based on your debt-to-income ratio (DTI).">
        <CalculatorSlot>
          <AffordabilityCalculator />
        </CalculatorSlot>
      </Band>
      <Band id="refinance-calculator" title="Should you refinance?" raised>
        <CalculatorSlot>
          <RefinanceCalculator />
        </CalculatorSlot>
      </Band>
      <Band id="homebuying-guide" title="Homebuying guide">
        <Texts entries={guide} numbered />
      </Band>
      <Band id="first-time-buyer" title="Your first home" raised>
        <Texts entries={firstTimeBuyer} />
      </Band>
      <Band id="faq" title="Questions and answers">
        <Texts entries={faq} />
      </Band>
      <DisclosureBlock disclosures={[]} />
      <CallToAction />
    </>
  );
}

/** Holds a calculator, or says why there is none. */
function CalculatorSlot({ children }: { children: ReactNode }) {
  return (
    <>
      <WithoutScript what="This calculator" instead="get the numbers" hides="calculator" />
      <div className="calculator">
        <Suspense>{children}</Suspense>
      </div>
    </>
  );
}

interface TextsProps {
  entries: readonly (readonly [string, string])[];
  numbered?: boolean;
}

function Texts({ entries, numbered = false }: TextsProps) {
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        columnGap: 8,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      {entries.map(([title, text], index) => (
        <Box component="li" key={title} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="h3">
            {numbered && (
              <Box component="span" sx={{ color: 'secondary.main', mr: 1 }}>{`${index + 1}.`}</Box>
            )}
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
