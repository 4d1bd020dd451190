import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { LICENSE_LIMITS } from '@brokerage/domain/license/license';
import { isDre, kindsFor, LICENSE_KIND_IDS, licenseKind } from '@brokerage/domain/license/licenseKinds';
import { FormControlLabel, Switch, TextField } from '@mui/material';
import { STATE_OPTIONS } from '../../../ui/forms/fields/stateOptions.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { HolderFields } from '../HolderFields.tsx';
import type { RecordFields } from '../RecordDialog.tsx';
import { LICENSE_LABELS, type LicenseForm } from './licenseForm.ts';

interface LicenseFormFieldsProps extends RecordFields<LicenseForm> {
  tenantId: string;
  branches: readonly BranchRecord[];
  /** The holder's name, where it can't be changed. */
  holderName: string | undefined;
}

/** The fields of a license. */
export function LicenseFormFields(props: LicenseFormFieldsProps) {
  const { tenantId, values, branches, holderName, onChange, getError, text } = props;
  const { holder_kind: holderKind, state, kind } = values;
  const known = LICENSE_KIND_IDS.find((id) => id === kind);
  const kinds = kindsFor(holderKind, state);
  return (
    <>
      {holderName === undefined ? (
        <HolderFields
          names={{ kind: 'holder_kind', id: 'holder_id' }}
          label={LICENSE_LABELS.holder_kind}
          tenantId={tenantId}
          branches={branches}
          kind={holderKind}
          id={values.holder_id}
          getError={getError}
          onChange={(chosen, holder_id) =>
            onChange({ holder_kind: chosen, holder_id, ...(chosen !== holderKind && { kind: '' }) })
          }
        />
      ) : (
        <TextField
          label={LICENSE_LABELS.holder_id}
          value={holderName}
          id="license-holder"
          disabled
          helperText="The holder can’t be changed."
        />
      )}
      <SelectField
        {...text('state')}
        required
        onChange={(chosen: string) => onChange({ state: chosen, kind: '' })}
        none=""
        options={STATE_OPTIONS}
      />
      <SelectField
        {...text('kind', state === '' ? 'Choose a state first.' : undefined)}
        required
        disabled={state === ''}
        onChange={(chosen: string) => onChange({ kind: chosen })}
        none=""
        options={(state === '' ? [] : kinds).map((id) => [id, licenseKind(id).name])}
      />
      {kind === 'other' && (
        <TextField
          {...text('authority', 'For example, Maine Bureau of Consumer Credit Protection')}
          required
          slotProps={{ htmlInput: { maxLength: LICENSE_LIMITS.authority } }}
        />
      )}
      <TextField
        {...text('number', known && isDre(known) ? 'The DRE number: 8 digits' : 'Exactly as on the license.')}
        required
        slotProps={{
          htmlInput: { maxLength: LICENSE_LIMITS.number, autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={values.lapses}
              onChange={(_event, lapses) => onChange({ lapses })}
              name="lapses"
            />
          }
          label="It expires"
        />
      </div>
      {values.lapses && (
        <TextField {...text('expires_on', 'The last day it’s in force.')} type="date" required />
      )}
    </>
  );
}
