import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { toHolderKey } from '../../../lib/routes/licensesPath.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';

interface LicenseFiltersProps {
  /** To choose from: those of the list, and the chosen one. */
  holders: readonly LicenseHolder[];
  getHolderName: (holder: LicenseHolder) => string;
  holder: LicenseHolder | undefined;
  onHolder: (key: string) => void;
  /** Two-letter codes to choose from. */
  states: readonly string[];
  state: string;
  onState: (state: string) => void;
}

/** Narrows down the list of licenses. */
export function LicenseFilters(props: LicenseFiltersProps) {
  const { holders, getHolderName, holder, onHolder, states, state, onState } = props;
  const chosen = holder ? toHolderKey(holder) : '';
  const options = new Map([...holders, ...(holder ? [holder] : [])].map((one) => [toHolderKey(one), one]));
  return (
    <>
      <SelectField
        id="license-holder-filter"
        label="Holder"
        value={chosen}
        onChange={onHolder}
        none="All"
        options={[...options]
          .map(([key, one]) => [key, getHolderName(one)] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other))}
      />
      <SelectField
        id="license-state-filter"
        label="State"
        value={state}
        onChange={onState}
        none="All"
        options={[...new Set([...states, ...(state === '' ? [] : [state])])]
          .map((code) => [code, stateName(code)] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other))}
      />
    </>
  );
}
