import { type Program, programs } from '@brokerage/domain/programs/programs';
import { listDisclosures } from '../content/listDisclosures.ts';
import { DisclosureBlock } from '../page/DisclosureBlock.tsx';
import { DownPayments } from './DownPayments.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';
import { useHomeNumbers } from './useHomeNumbers.ts';
import { WhatToBring } from './WhatToBring.tsx';
import { WhereToStart } from './WhereToStart.tsx';

const disclosures = listDisclosures(
  (programs as readonly Program[]).filter(({ purpose }) => purpose === 'Purchase'),
);

/** What follows the figures of the purchase page: the order of things, documents, down payments, and where to start. */
export function PurchaseDetails() {
  const { price } = useHomeNumbers();
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
