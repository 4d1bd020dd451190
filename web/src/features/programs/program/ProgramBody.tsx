import { findProgram, pageDisclosures } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { faqPage } from '../../../lib/directory/structuredData.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { Band } from '../../../ui/layout/Band.tsx';
import { CallToAction } from '../../../ui/layout/CallToAction.tsx';
import { StructuredData } from '../../../ui/layout/StructuredData.tsx';
import { DisclosureBlock } from '../DisclosureBlock.tsx';
import type { ProgramContent } from '../programContentShape.ts';
import { TextList } from '../TextList.tsx';
import { CompareSection } from './CompareSection.tsx';
import { CostOverTime } from './CostOverTime.tsx';
import { FactTiles } from './FactTiles.tsx';
import { FitSection } from './FitSection.tsx';
import { OfficerToAsk } from './OfficerToAsk.tsx';
import { ProgramBlock } from './ProgramBlocks.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import { programQuestions } from './programQuestions.ts';
import { type ProgramSection, programSections } from './programSections.ts';
import { programTopic, questionsTitle } from './programTopics.ts';
import { TermsCompared } from './TermsCompared.tsx';

// One page has them, and a field to find a county.
const LoanLimits = lazy(async () => ({ default: (await import('../LoanLimits.tsx')).LoanLimits }));

interface ProgramBodyProps {
  slug: ProgramSlug;
  content: ProgramContent;
}

/** A program's page below the site's header: hero, the sections of the program, disclosures, call to action. */
export function ProgramBody({ slug, content }: ProgramBodyProps) {
  const { name, summary, purpose } = findProgram(slug);
  return (
    <>
      <StructuredData nodes={[faqPage(programQuestions[slug])]} />
      <ProgramHero name={name} slug={slug} summary={summary} content={content} />
      {programSections[slug].map((section, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: sections in a fixed order
          key={index}
          section={section}
          raised={index % 2 === 1}
          slug={slug}
          content={content}
        />
      ))}
      <DisclosureBlock disclosures={pageDisclosures(slug)} />
      <CallToAction
        title={content.closing}
        lead={content.closingLead}
        apply={{ label: content.apply ?? 'Apply now', to: preApprovalUrl(purpose) }}
      />
    </>
  );
}

interface SectionProps extends ProgramBodyProps {
  section: ProgramSection;
  raised: boolean;
}

function Section({ section, raised, slug, content }: SectionProps) {
  const { example } = findProgram(slug);
  switch (section.kind) {
    case 'fit':
      return <FitSection slug={slug} raised={raised} />;
    case 'figures':
      return (
        <Band id="figures" title={section.title} raised={raised}>
          <FactTiles ids={section.facts} />
        </Band>
      );
    case 'compare':
      return <CompareSection slug={slug} raised={raised} />;
    case 'limits':
      return (
        <Band id="limits" title="Where jumbo starts in 2026" raised={raised}>
          <Suspense>
            <LoanLimits />
          </Suspense>
        </Band>
      );
    case 'terms':
      return (
        <Band
          id="terms"
          title="15, 20 or 30 years?"
          lead="A shorter term costs more each month and much less in all."
          raised={raised}
        >
          <TermsCompared />
        </Band>
      );
    case 'overTime':
      return (
        <Band id="over-time" title={section.title} lead={section.lead} raised={raised}>
          <CostOverTime example={slug === 'heloc' ? 'heloc' : (example ?? 'conventional')} />
        </Band>
      );
    case 'block': {
      const block = content.blocks[section.index];
      return block ? <ProgramBlock block={block} id={`part-${section.index + 1}`} raised={raised} /> : null;
    }
    case 'questions':
      return (
        <Box sx={{ py: { xs: 7, md: 11 }, ...(raised && { bgcolor: 'background.paper' }) }}>
          <Container
            sx={{
              display: 'grid',
              gap: { xs: 5, md: 8 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <section aria-labelledby="questions">
              <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
                {questionsTitle(slug)}
              </Typography>
              <TextList entries={programQuestions[slug]} columns={1} />
            </section>
            <OfficerToAsk slug={slug} topic={programTopic(slug)} />
          </Container>
        </Box>
      );
  }
}
