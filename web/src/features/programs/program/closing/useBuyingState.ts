import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { findMainBranch } from '../../../../lib/directory/mainOffice.ts';
import { useDirectory } from '../../../../lib/directory/useDirectory.ts';
import { stateName } from '../../../../lib/format/names/stateName.ts';
import { useAddressHash } from '../../../../lib/useAddressHash.ts';
import { useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { findAssistance } from '../assistance/findAssistance.ts';

/** Returns the state of “Essex County, New Jersey”. */
const stateOfCounty = (county?: string | null): string | undefined => county?.split(', ')[1];

/**
 * Returns the name of the state that a page is about: the one selected in its fields, or on other pages the visitor's earlier choice;
 * undefined if there is none.
 */
export function useBuyingState(page: ProgramSlug | 'purchase' | 'undecided'): string | undefined {
  const company = useCompany();
  const directory = useDirectory();
  const { county, state } = useVisitorNumbers();
  const linked = new URLSearchParams(useAddressHash().slice(1)).get('county');
  switch (page) {
    case 'down-payment-assistance':
      return findAssistance(company.states, state)?.state;
    case 'jumbo': {
      const main =
        directory.status === 'ready' ? findMainBranch(directory.directory.branches, company) : undefined;
      return stateOfCounty(linked) ?? stateOfCounty(county) ?? (main && stateName(main.state));
    }
    default:
      return state ?? stateOfCounty(county);
  }
}
