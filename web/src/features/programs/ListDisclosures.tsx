import { exampleDisclosure, uniqueDisclosures } from '@brokerage/domain/programs/disclosures';
import { programs } from '@brokerage/domain/programs/programs';
import { listDisclosures } from './content/listDisclosures.ts';
import { RURAL_HOME_PRICE, WITH_FHA } from './finder/comparedLoans.ts';
import { DisclosureBlock } from './page/DisclosureBlock.tsx';

/** Loans the finder compares with others and that differ from their programs' own examples. */
const compared = [
  exampleDisclosure('fha', { price: RURAL_HOME_PRICE }),
  exampleDisclosure('conventional', WITH_FHA),
];
const disclosures = uniqueDisclosures([...listDisclosures(programs), ...compared]);

/** Disclosures for the list of all programs. */
export const ListDisclosures = () => <DisclosureBlock disclosures={disclosures} sourcesOf="all" />;
