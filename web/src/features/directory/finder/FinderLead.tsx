import { toStatesPhrase } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Says in how many branches and which states the loan officers work, and what visitors can search for. */
export function FinderLead() {
  const company = useCompany();
  const state = useDirectory();
  const branches = state.status === 'ready' ? state.directory.branches : [];
  const count = branches.length;
  const states = count > 0 ? [...new Set(branches.map((branch) => stateName(branch.state)))] : company.states;
  const from =
    count === 0 ? 'our branches' : `${COUNTS[count] ?? count} ${count === 1 ? 'branch' : 'branches'}`;
  return (
    <>
      Our loan officers work from {from}
      {toStatesPhrase({ states })}. Enter your ZIP code to see who’s nearest, or search by name, town or
      topic.
    </>
  );
}
