import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { findProgram, pageDisclosures } from '@brokerage/domain/programs/comparison';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import certificate from '../../../illustrations/drawn/certificate.svg?no-inline';
import { faqPage } from '../../../lib/directory/structuredData.ts';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { programContent } from '../content/programContent.ts';
import type { ProgramContent } from '../content/programContentShape.ts';
import { DisclosureBlock } from '../page/DisclosureBlock.tsx';
import { ApplyLine } from './ApplyLine.tsx';
import { AssistanceCash } from './assistance/AssistanceCash.tsx';
import { AssistanceDisclosures } from './assistance/AssistanceDisclosures.tsx';
import { FirstSteps } from './assistance/FirstSteps.tsx';
import { CompareSection } from './CompareSection.tsx';
import { ClosingSection } from './closing/ClosingSection.tsx';
import { FundingFees } from './examples/FundingFees.tsx';
import { InsuranceSpans } from './examples/InsuranceSpans.tsx';
import { JumboCash } from './examples/JumboCash.tsx';
import { PmiTimeline } from './examples/PmiTimeline.tsx';
import { ScoreCompare } from './examples/ScoreCompare.tsx';
import { TermsCompared } from './examples/TermsCompared.tsx';
import { TwoPeriods } from './examples/TwoPeriods.tsx';
import { FitSection } from './fit/FitSection.tsx';
import { Tradeoff } from './fit/Tradeoff.tsx';
import { ProgramHero } from './hero/ProgramHero.tsx';
import { ProgramBand } from './ProgramBand.tsx';
import { ProgramBlock } from './ProgramBlocks.tsx';
import { type ProgramSection, programSections } from './programSections.ts';
import { QuestionsSection } from './QuestionsSection.tsx';
import { ServiceBenefits } from './ServiceBenefits.tsx';
import { ServiceList } from './ServiceList.tsx';

// Loaded separately, because each appears on only one page.
const IncomeWorksheet = lazy(async () => ({
  default: (await import('../income/IncomeWorksheet.tsx')).IncomeWorksheet,
}));

const UsdaCheck = lazy(async () => ({ default: (await import('../usda/UsdaCheck.tsx')).UsdaCheck }));

const LoanLimits = lazy(async () => ({ default: (await import('../jumbo/LoanLimits.tsx')).LoanLimits }));

const HelocWorksheet = lazy(async () => ({
  default: (await import('../heloc/HelocWorksheet.tsx')).HelocWorksheet,
}));

const RefinanceWorksheet = lazy(async () => ({
  default: (await import('../refinance/RefinanceWorksheet.tsx')).RefinanceWorksheet,
}));
const RefinanceAnswer = lazy(async () => ({
  default: (await import('../refinance/RefinanceAnswer.tsx')).RefinanceAnswer,
}));
const RefinanceStory = lazy(async () => ({
  default: (await import('../refinance/RefinanceStory.tsx')).RefinanceStory,
}));

/** Renders a program's page below the site's header: hero, the program's sections, call to action, disclosures. */
export function ProgramBody({ slug }: { slug: ProgramSlug }) {
  const content = programContent[slug];
  const { name, summary } = findProgram(slug);
  return (
    <>
      <StructuredData nodes={[faqPage(programQuestions[slug])]} />
      <ProgramHero
        name={name}
        slug={slug}
        summary={summary}
        content={content}
        answer={
          slug === 'refinance' && (
            <Suspense>
              <RefinanceAnswer />
            </Suspense>
          )
        }
      />
      {programSections[slug].map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections in a fixed order
        <Section key={index} section={section} slug={slug} content={content} />
      ))}
      <ClosingSection page={slug} />
      {slug === 'down-payment-assistance' ? (
        <AssistanceDisclosures />
      ) : (
        <DisclosureBlock disclosures={pageDisclosures(slug)} sourcesOf={slug} />
      )}
    </>
  );
}

interface SectionProps {
  slug: ProgramSlug;
  content: ProgramContent;
  section: ProgramSection;
}

function Section({ section, slug, content }: SectionProps) {
  const { tone } = section;
  switch (section.kind) {
    case 'fit':
      return slug === 'refinance' ? null : <FitSection slug={slug} look={section.look} tone={tone} />;
    case 'compare':
      return <CompareSection slug={slug} tone={tone} hasFit={section.hasFit} />;
    case 'limits':
      return (
        <ProgramBand
          id="limits"
          title="Is your loan jumbo?"
          lead="It depends on how much you borrow, not on the home’s price. Each county has its own limit."
          tone={tone}
        >
          <Suspense>
            <LoanLimits />
          </Suspense>
        </ProgramBand>
      );
    case 'reserves':
      return (
        <ProgramBand
          id="reserves"
          title="What jumbo lenders require"
          lead={content.blocks[0]?.lead}
          tone={tone}
        >
          <JumboCash />
        </ProgramBand>
      );
    case 'income':
      return (
        <Suspense>
          <IncomeWorksheet />
        </Suspense>
      );
    case 'check':
      return (
        <ProgramBand
          id="eligibility"
          title="Do the home and your income qualify?"
          lead="The USDA decides which areas and incomes are eligible. Check these four things before you fall in love with a home."
          tone={tone}
        >
          <Suspense>
            <UsdaCheck />
          </Suspense>
        </ProgramBand>
      );
    case 'score':
      return (
        <ProgramBand
          id="score"
          title="What will your credit score get you?"
          lead={`Choose your score, and compare two loans for a ${formatWholeDollars(loanExample('fha').price)} home.`}
          tone={tone}
        >
          <ScoreCompare />
        </ProgramBand>
      );
    case 'fee':
      return (
        <ProgramBand
          id="fee"
          title="How much is the funding fee?"
          lead={
            <>
              You pay it once, at closing or as part of the loan. This is for a{' '}
              {formatWholeDollars(loanExample('va').price)} home.
              <Box component="span" sx={{ display: 'block', mt: 2 }}>
                You’re exempt if you get VA disability compensation, if you’re on active duty with a Purple
                Heart, or if you’re a surviving spouse who gets VA survivor benefits.
              </Box>
            </>
          }
          tone={tone}
          isBeside
        >
          <FundingFees />
        </ProgramBand>
      );
    case 'assistance':
      return <AssistanceCash />;
    case 'firstSteps':
      return <FirstSteps blocks={content.blocks} />;
    case 'service':
      return (
        <ProgramBand
          id="service"
          title="Who can get a VA loan"
          lead="The VA confirms that you’re eligible with a Certificate of Eligibility (COE). Here’s how much service you need, and which document proves it."
          tone={tone}
          isBeside
          picture={certificate}
        >
          <ServiceList />
        </ProgramBand>
      );
    case 'pmi':
      return (
        <ProgramBand
          id="pmi"
          title="When PMI goes away"
          lead="With less than 20% down, you pay private mortgage insurance. By law, you can ask to cancel it when you owe 80% of the home’s original value, and it ends on its own at 78% if your payments are current."
          tone={tone}
        >
          <PmiTimeline />
        </ProgramBand>
      );
    case 'line':
      return (
        <Suspense>
          <HelocWorksheet />
        </Suspense>
      );
    case 'terms':
      return (
        <ProgramBand
          id="terms"
          title="15, 20 or 30 years?"
          lead="A shorter term costs more each month and much less overall."
          tone={tone}
        >
          <TermsCompared />
        </ProgramBand>
      );
    case 'tradeoff':
      return (
        <ProgramBand
          id="tradeoff"
          title={'Nothing\u00a0down, 5% or 20%?'}
          lead="With nothing down, you keep your savings but borrow more. Here are all three for the same home."
          tone={tone}
        >
          <Tradeoff />
        </ProgramBand>
      );
    case 'breakEven':
      return (
        <Suspense>
          <RefinanceWorksheet />
        </Suspense>
      );
    case 'refinanceStory':
      return (
        <Suspense>
          <RefinanceStory />
        </Suspense>
      );
    case 'benefits': {
      const [block] = content.blocks;
      return block ? (
        <ProgramBand id="benefits" title={block.title} tone={tone}>
          <ServiceBenefits items={block.items} />
        </ProgramBand>
      ) : null;
    }
    case 'apply':
      return <ApplyLine to={preApprovalUrl(findProgram(slug).purpose)} tone={tone} />;
    case 'twoPeriods': {
      const [block] = content.blocks;
      return block ? (
        <ProgramBand id="periods" title={block.title} lead={block.lead} tone={tone}>
          <TwoPeriods block={block} />
        </ProgramBand>
      ) : null;
    }
    case 'premiums':
      return (
        <ProgramBand
          id="premiums"
          title="How long you pay FHA insurance"
          lead="The insurance is 1.75% of the loan at closing, usually added to it, then a share of what you owe each year: 0.55% with 3.5% down, 0.5% with 10% down."
          tone={tone}
        >
          <InsuranceSpans />
        </ProgramBand>
      );
    case 'block': {
      const block = content.blocks[section.index];
      return block ? (
        <ProgramBlock block={block} id={`part-${section.index + 1}`} tone={tone} picture={section.picture} />
      ) : null;
    }
    case 'questions':
      return <QuestionsSection slug={slug} tone={tone} look={section.look} picture={section.picture} />;
  }
}
