import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { LICENSE_LIMITS, type License } from '@brokerage/domain/license/license';
import { licenseFieldsSchema } from '@brokerage/domain/license/licenseCallables';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { isDre, kindsFor, LICENSE_KIND_IDS, licenseKind } from '@brokerage/domain/license/licenseKinds';
import { FormControlLabel, TextField } from '@mui/material';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { Switch } from '../../../ui/forms/fields/Switch.tsx';
import { STATE_OPTIONS } from '../../../ui/forms/fields/stateOptions.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { HolderFields } from '../HolderFields.tsx';
import { RecordDialog, type RecordFields } from '../RecordDialog.tsx';
import {
  formatLicenseField,
  LICENSE_LABELS,
  type LicenseForm,
  newLicense,
  toLicenseForm,
  toLicenseFormFields,
} from './licenseForm.ts';

interface LicenseFormFieldsProps extends RecordFields<LicenseForm> {
  tenantId: string;
  branches: readonly BranchRecord[];
  /** The holder's name, if it can't be changed. */
  holderName: string | undefined;
}

/** The fields of a license. */
function LicenseFormFields(props: LicenseFormFieldsProps) {
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
          label="This license expires"
        />
      </div>
      {values.lapses && (
        <TextField {...text('expires_on', 'The last day the license is valid.')} type="date" required />
      )}
    </>
  );
}

interface LicenseDialogProps {
  tenantId: string;
  /** The stored license, live; undefined for a new one. */
  license?: License;
  /** Initial holder of a new license. */
  holder: LicenseHolder;
  state: string;
  branches: readonly BranchRecord[];
  getHolderName: (holder: LicenseHolder) => string;
  onClose: () => void;
}

/** Adds or edits a license. */
export function LicenseDialog(props: LicenseDialogProps) {
  const { tenantId, license, holder, state, branches, getHolderName, onClose } = props;
  return (
    <RecordDialog
      noun="license"
      title="Edit license"
      isNew={!license}
      stored={license ? toLicenseForm(license) : newLicense(holder, state)}
      labels={LICENSE_LABELS}
      formatStored={formatLicenseField}
      parse={(values) => licenseFieldsSchema.safeParse(toLicenseFormFields(values))}
      save={(data, newId) => {
        const { id, revision } = license ?? { id: newId, revision: 0 };
        return callFunction('save-license', { ...data, id, revision });
      }}
      onClose={onClose}
    >
      {(fields) => (
        <LicenseFormFields
          {...fields}
          tenantId={tenantId}
          branches={branches}
          holderName={license && getHolderName(license)}
        />
      )}
    </RecordDialog>
  );
}
