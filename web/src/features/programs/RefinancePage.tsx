import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { calculatorPaths, routePaths } from '../../lib/routes/routePaths.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { LazyProgramBody } from './program/LazyProgramBody.tsx';
import type { ProgramContent } from './programContentShape.ts';

const content: ProgramContent = {
  heading: 'Refinance when the numbers work',
  actions: [
    { label: 'Check Your Rate', to: calculatorPaths.refinance },
    { label: 'Start Your Application', to: preApprovalUrl('Refinance') },
  ],
  description:
    'Refinance for a lower rate, cash-out or a shorter term, and see how long it takes to break even.',
  closing: 'Compare your loan with a new one',
  closingLead:
    'Have your latest mortgage statement handy. If keeping your loan is the better deal, we’ll tell you.',
  blocks: [
    {
      title: 'Three reasons people refinance',
      kind: 'rows',
      items: [
        {
          title: 'Lower rate',
          text: 'Lower your payment or pay less interest. Compare the savings with the closing costs and how long you plan to stay.',
        },
        {
          title: 'Cash-out',
          text: 'A larger loan pays off your old one, and you get the difference in cash. You’ll owe more on your home.',
        },
        { title: 'Shorter term', text: 'Pay more each month and own your home sooner.' },
      ],
    },
  ],
};

/** The page of the refinance program, /refinance. */
export function RefinancePage() {
  const company = useCompany();
  return (
    <>
      <PageHead name="Refinance" description={content.description} />
      <StructuredData nodes={[breadcrumbs(company, ['Refinance', routePaths.refinance])]} />
      <LazyProgramBody slug="refinance" content={content} />
    </>
  );
}
