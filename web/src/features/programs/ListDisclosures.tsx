import { programs } from '@brokerage/domain/programs/programs';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { listDisclosures } from './listDisclosures.ts';

const disclosures = listDisclosures(programs);

/** What has to stand below the list of all programs. */
export const ListDisclosures = () => <DisclosureBlock disclosures={disclosures} sourcesOf="all" />;
