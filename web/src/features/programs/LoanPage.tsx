import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { loanPagePrograms, type Program } from '@brokerage/domain/programs/programs';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { usePagePath } from '../../lib/routes/pagePath.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { Band } from '../../ui/layout/Band.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { FactTiles } from './FactTiles.tsx';
import { ProgramBlocks } from './ProgramBlocks.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import { programContent } from './programContent.ts';

/** One of the nine /loans pages; the router has a route for each, so that the path names the program. */
export function LoanPage() {
  const company = useCompany();
  const pathname = usePagePath();
  const program = loanPagePrograms.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!program) throw new Error(`No loan program at ${pathname}`);
  const content = programContent[program.slug];
  const { facts, example, purpose }: Program = program;
  const disclosure = disclosureFor(facts, example);
  return (
    <>
      <PageHead name={program.name} description={content.description} />
      <StructuredData
        nodes={[
          breadcrumbs(company, ['Loan programs', routePaths.loanPrograms], [program.name, program.path]),
        ]}
      />
      <ProgramHero name={program.name} slug={program.slug} summary={program.summary} content={content} />
      <Band id="figures" title="The numbers">
        <FactTiles ids={facts} />
      </Band>
      <ProgramBlocks blocks={content.blocks} />
      <DisclosureBlock disclosures={disclosure ? [disclosure] : []} />
      <CallToAction title={content.closing} apply={{ label: 'Apply now', to: preApprovalUrl(purpose) }} />
    </>
  );
}
