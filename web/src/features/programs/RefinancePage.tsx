import { programs } from '@brokerage/domain/programs/programs';
import { applyFor } from '../../lib/applyFor.ts';
import { routePaths } from '../../lib/routePaths.ts';
import { breadcrumbs } from '../../lib/structuredData.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { StructuredData } from '../../ui/StructuredData.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { ProgramBlocks } from './ProgramBlocks.tsx';
import { ProgramHero } from './ProgramHero.tsx';

const to = applyFor('Refinance');
const content = {
  heading: 'A new loan, if it pays for itself',
  tone: 'evergreen',
  actions: [
    { label: 'Check Your Rate', to },
    { label: 'Start Your Application', to },
    { label: 'Calculate Savings', to: `${routePaths.resources}#refinance-calculator` },
  ],
} as const;

const blocks = [
  {
    title: 'Three reasons people refinance',
    kind: 'cards',
    items: [
      {
        title: 'Lower rate',
        text: 'A lower payment or less interest. Compare it with the closing costs and the months you will stay.',
      },
      {
        title: 'Cash-out',
        text: 'A larger loan pays off the old one, and the rest is yours for a purpose. You owe more on your home.',
      },
      { title: 'Shorter term', text: 'A higher payment each month, and a loan that is done sooner.' },
    ],
  },
  {
    title: 'When to leave it as it is',
    kind: 'points',
    items: [
      {
        title: 'You may move soon',
        text: 'If you sell before the savings have paid the closing costs, the refinance has cost you money.',
      },
      {
        title: 'The clock starts again',
        text: 'A lower payment over a longer term can mean more interest in total.',
      },
      {
        title: 'A rate you would not get today',
        text: 'For cash alone, a home equity line may leave the first mortgage untouched.',
      },
    ],
  },
] as const;

/** /refinance (spec public-site section 2). */
export function RefinancePage() {
  const program = programs[9];
  return (
    <>
      <PageHead
        name="Refinance"
        description="Refinance for a lower rate, cash-out or a shorter term, and see when the closing costs are paid back."
      />
      <StructuredData nodes={[breadcrumbs(['Refinance', routePaths.refinance])]} />
      <ProgramHero name={program.name} slug={program.slug} summary={program.summary} content={content} />
      <ProgramBlocks blocks={blocks} />
      <DisclosureBlock disclosures={[]} />
      <CallToAction title="Set your loan beside a new one" apply={{ label: 'Apply now', to }} />
    </>
  );
}
