import { exampleDisclosure, uniqueDisclosures } from '@brokerage/domain/programs/disclosures';
import { programs } from '@brokerage/domain/programs/programs';
import { listDisclosures } from './content/listDisclosures.ts';
import { RURAL_HOME_PRICE } from './finder/ruralHomePrice.ts';
import { DisclosureBlock } from './page/DisclosureBlock.tsx';

/** The FHA loan that the finder compares with a USDA loan. */
const ruralFha = exampleDisclosure('fha', { price: RURAL_HOME_PRICE });
const disclosures = uniqueDisclosures([...listDisclosures(programs), ruralFha]);

/** What has to stand below the list of all programs. */
export const ListDisclosures = () => <DisclosureBlock disclosures={disclosures} sourcesOf="all" />;
