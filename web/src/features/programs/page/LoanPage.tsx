import { loanPagePrograms } from '@brokerage/domain/programs/programs';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../../lib/directory/structuredData.ts';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { programDescriptions } from '../content/programDescriptions.ts';
import { LazyProgramBody } from '../program/LazyProgramBody.tsx';

/** Renders one of the nine /loans pages. Each has its own route, and the path selects the program. */
export function LoanPage() {
  const company = useCompany();
  const pathname = usePagePath();
  const program = loanPagePrograms.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!program) throw new Error(`No loan program at ${pathname}`);
  return (
    <>
      <PageHead name={program.name} description={programDescriptions[program.slug]} />
      <StructuredData
        nodes={[
          breadcrumbs(company, ['Loan programs', sitePaths.loanPrograms], [program.name, program.path]),
        ]}
      />
      <LazyProgramBody slug={program.slug} />
    </>
  );
}
