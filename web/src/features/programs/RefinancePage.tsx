import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { programDescriptions } from './content/programDescriptions.ts';
import { LazyProgramBody } from './program/LazyProgramBody.tsx';

/** The refinance program's page, /refinance. */
export function RefinancePage() {
  const company = useCompany();
  return (
    <>
      <PageHead name="Refinance" description={programDescriptions.refinance} />
      <StructuredData nodes={[breadcrumbs(company, ['Refinance', sitePaths.refinance])]} />
      <LazyProgramBody slug="refinance" />
    </>
  );
}
