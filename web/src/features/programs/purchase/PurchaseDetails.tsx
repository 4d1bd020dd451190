import { conformingArea } from '@brokerage/domain/programs/conventionalPurchase';
import { exampleDisclosure } from '@brokerage/domain/programs/disclosures';
import { type Program, programs } from '@brokerage/domain/programs/programs';
import { useHomeNumbers } from '../../../lib/visitor-numbers/useHomeNumbers.ts';
import { listDisclosures } from '../content/listDisclosures.ts';
import { DisclosureBlock } from '../page/DisclosureBlock.tsx';
import { DownPayments } from './DownPayments.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';
import { WhatToBring } from './WhatToBring.tsx';
import { WhereToStart } from './WhereToStart.tsx';

const examples = listDisclosures(
  (programs as readonly Program[]).filter(({ purpose }) => purpose === 'Purchase'),
);

/** The purchase page below its calculation: timeline, documents, down payments, and where to start. */
export function PurchaseDetails() {
  const { price, downPercent, annualRate } = useHomeNumbers();
  const isConventional = conformingArea((price * (100 - downPercent)) / 100) !== 'none';
  // The loan whose payment the page shows.
  const disclosures = examples.map((each) =>
    each.example === 'conventional' && isConventional
      ? exampleDisclosure(each.example, { price: price * 100, downPercent, annualRate })
      : each,
  );
  return (
    <>
      <PurchaseCalendar />
      <WhatToBring />
      <DownPayments price={price} />
      <WhereToStart />
      <DisclosureBlock disclosures={disclosures} />
    </>
  );
}
