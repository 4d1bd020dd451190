import { conformingArea } from '@brokerage/domain/programs/conventionalPurchase';
import { exampleDisclosure } from '@brokerage/domain/programs/disclosures';
import { type Program, programs } from '@brokerage/domain/programs/programs';
import { useHomeNumbers } from '../../../lib/visitor-numbers/useHomeNumbers.ts';
import { listDisclosures } from '../content/listDisclosures.ts';
import { DisclosureBlock } from '../page/DisclosureBlock.tsx';
import { DocumentChecklist } from './DocumentChecklist.tsx';
import { DownPayments } from './DownPayments.tsx';
import { NextStepSection } from './NextStepSection.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';

const examples = listDisclosures(
  (programs as readonly Program[]).filter(({ purpose }) => purpose === 'Purchase'),
);

/** Everything below the figures of the purchase page: timeline, documents, down payments, and where to start. */
export function PurchaseDetails() {
  const { price, downPercent, annualRate } = useHomeNumbers();
  const isConventional = conformingArea((price * (100 - downPercent)) / 100) !== 'none';
  // The conventional disclosure has to match the payment shown on the page.
  const disclosures = examples.map((each) =>
    each.example === 'conventional' && isConventional
      ? exampleDisclosure(each.example, { price: price * 100, downPercent, annualRate })
      : each,
  );
  return (
    <>
      <PurchaseCalendar />
      <DocumentChecklist />
      <DownPayments price={price} />
      <NextStepSection />
      <DisclosureBlock disclosures={disclosures} />
    </>
  );
}
