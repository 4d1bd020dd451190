import { programs } from '@brokerage/domain/programs/programs';
import { listDisclosures } from './content/listDisclosures.ts';
import { DisclosureBlock } from './page/DisclosureBlock.tsx';

const disclosures = listDisclosures(programs);

/** What has to stand below the list of all programs. */
export const ListDisclosures = () => <DisclosureBlock disclosures={disclosures} sourcesOf="all" />;
