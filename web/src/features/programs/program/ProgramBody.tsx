import { findProgram, pageDisclosures } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { lazy, Suspense } from 'react';
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
import { JumboCash } from './examples/JumboCash.tsx';
import { TwoPeriods } from './examples/TwoPeriods.tsx';
import { FitSection } from './fit/FitSection.tsx';
import { ProgramHero } from './hero/ProgramHero.tsx';
import { ProgramBand } from './ProgramBand.tsx';
import { ProgramBlock } from './ProgramBlocks.tsx';
import { programBands } from './programBands.tsx';
import { type ProgramSection, programSections } from './programSections.ts';
import { QuestionsSection } from './QuestionsSection.tsx';
import { ServiceBenefits } from './ServiceBenefits.tsx';

// Loaded separately, because each appears on only one page.
const IncomeWorksheet = lazy(async () => ({
  default: (await import('../income/IncomeWorksheet.tsx')).IncomeWorksheet,
}));

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
    case 'assistance':
      return <AssistanceCash />;
    case 'firstSteps':
      return <FirstSteps blocks={content.blocks} />;
    case 'line':
      return (
        <Suspense>
          <HelocWorksheet />
        </Suspense>
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
    case 'block': {
      const block = content.blocks[section.index];
      return block ? (
        <ProgramBlock block={block} id={`part-${section.index + 1}`} tone={tone} picture={section.picture} />
      ) : null;
    }
    case 'questions':
      return <QuestionsSection slug={slug} tone={tone} look={section.look} picture={section.picture} />;
    default:
      return <ProgramBand {...programBands[section.kind]} tone={tone} />;
  }
}
