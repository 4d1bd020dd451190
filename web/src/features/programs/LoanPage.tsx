import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { loanPagePrograms, type Program } from '@brokerage/domain/programs/programs';
import { useLocation } from 'react-router-dom';
import { applyFor } from '../../lib/applyFor.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { FactTiles } from './FactTiles.tsx';
import { ProgramBlocks } from './ProgramBlocks.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import { programContent } from './programContent.ts';

/** One of the nine /loans pages; the router has a route for each, so that the path names the program. */
export function LoanPage() {
  const { pathname } = useLocation();
  const program = loanPagePrograms.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!program) throw new Error(`No loan program at ${pathname}`);
  const content = programContent[program.slug];
  const { facts, example, purpose }: Program = program;
  const disclosure = disclosureFor(facts, example);
  return (
    <>
      <PageTitle name={program.name} description={content.description} />
      <ProgramHero name={program.name} slug={program.slug} summary={program.summary} content={content} />
      <Band id="figures" title="The figures">
        <FactTiles ids={facts} />
      </Band>
      <ProgramBlocks blocks={content.blocks} />
      <DisclosureBlock disclosures={disclosure ? [disclosure] : []} />
      <CallToAction title={content.closing} apply={{ label: 'Apply now', to: applyFor(purpose) }} />
    </>
  );
}
