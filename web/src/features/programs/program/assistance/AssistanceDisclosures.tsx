import { toCents } from '@brokerage/domain/number/toCents';
import { pageDisclosures } from '@brokerage/domain/programs/comparison';
import { exampleDisclosure } from '@brokerage/domain/programs/disclosures';
import { DisclosureBlock } from '../../page/DisclosureBlock.tsx';
import { useAssistancePrice } from './useAssistancePrice.ts';

const SLUG = 'down-payment-assistance';

/** The page's disclosures, with an example for the price whose payment is shown (12 CFR 1026.24(d)). */
export function AssistanceDisclosures() {
  const { used } = useAssistancePrice();
  const { price } = used;
  const disclosures = pageDisclosures(SLUG).map((each) =>
    each.example === 'fha' && price !== undefined
      ? exampleDisclosure('fha', { ...each.changes, price: toCents(price) })
      : each,
  );
  return <DisclosureBlock disclosures={disclosures} sourcesOf={SLUG} />;
}
