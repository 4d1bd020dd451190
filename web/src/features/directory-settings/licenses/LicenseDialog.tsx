import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { License } from '@brokerage/domain/license/license';
import { licenseFieldsSchema } from '@brokerage/domain/license/licenseCallables';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { LicenseFormFields } from './LicenseFormFields.tsx';
import {
  formatLicenseField,
  LICENSE_LABELS,
  newLicense,
  toLicenseFields,
  toLicenseForm,
} from './licenseForm.ts';

interface LicenseDialogProps {
  tenantId: string;
  /** As it is now, live; a new one without. */
  license?: License;
  /** What a new one begins with. */
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
      parse={(values) => licenseFieldsSchema.safeParse(toLicenseFields(values))}
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
