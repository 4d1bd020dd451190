import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { TextField } from '@mui/material';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { toHolderKey } from '../../../lib/routes/licensesPath.ts';

interface LicenseFiltersProps {
  /** To choose from: those of the list, and the chosen one. */
  holders: readonly LicenseHolder[];
  getHolderName: (holder: LicenseHolder) => string;
  holder: LicenseHolder | undefined;
  onHolder: (key: string) => void;
  /** Postal codes to choose from. */
  states: readonly string[];
  state: string;
  onState: (state: string) => void;
}

/** Narrows down the list of licenses. */
export function LicenseFilters(props: LicenseFiltersProps) {
  const { holders, getHolderName, holder, onHolder, states, state, onState } = props;
  const native = { select: { native: true } } as const;
  const chosen = holder ? toHolderKey(holder) : '';
  const options = new Map([...holders, ...(holder ? [holder] : [])].map((one) => [toHolderKey(one), one]));
  return (
    <>
      <TextField
        select
        id="license-holder-filter"
        label="Holder"
        value={chosen}
        onChange={({ target }) => onHolder(target.value)}
        slotProps={native}
      >
        <option value="">All</option>
        {[...options]
          .toSorted(([, one], [, other]) => getHolderName(one).localeCompare(getHolderName(other)))
          .map(([key, one]) => (
            <option key={key} value={key}>
              {getHolderName(one)}
            </option>
          ))}
      </TextField>
      <TextField
        select
        id="license-state-filter"
        label="State"
        value={state}
        onChange={({ target }) => onState(target.value)}
        slotProps={native}
      >
        <option value="">All</option>
        {[...new Set([...states, ...(state === '' ? [] : [state])])]
          .toSorted((one, other) => stateName(one).localeCompare(stateName(other)))
          .map((code) => (
            <option key={code} value={code}>
              {stateName(code)}
            </option>
          ))}
      </TextField>
    </>
  );
}
