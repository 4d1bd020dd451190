import type { License } from '@brokerage/domain/license/license';
import type { LicenseHolder, LicenseHolderKind } from '@brokerage/domain/license/licenseHolder';
import { type LicenseKindId, licenseKind } from '@brokerage/domain/license/licenseKinds';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { stateName } from '../../../lib/format/names/stateName.ts';

/** A license's form values; blank fields haven't been chosen yet. */
export interface LicenseForm {
  holder_kind: LicenseHolderKind;
  holder_id: string;
  state: string;
  kind: string;
  number: string;
  authority: string;
  lapses: boolean;
  expires_on: string;
}

/** The fields as the form calls them. */
export const LICENSE_LABELS: Record<keyof LicenseForm, string> = {
  holder_kind: 'Held by',
  holder_id: 'Holder',
  state: 'State',
  kind: 'License type',
  number: 'License number',
  authority: 'Issued by',
  lapses: 'This license expires',
  expires_on: 'Expires',
};

/** Formats a field of a stored license. The holder never changes. */
export function formatLicenseField(form: LicenseForm, field: keyof LicenseForm): string {
  switch (field) {
    case 'state':
      return stateName(form.state);
    case 'kind':
      // A stored license has a kind.
      return licenseKind(form.kind as LicenseKindId).name;
    case 'lapses':
      return form.lapses ? 'yes' : 'no';
    case 'expires_on':
      return form.lapses ? formatDay(form.expires_on) : '';
    default:
      return form[field];
  }
}

/** Returns the form values of a new license. */
export const newLicense = ({ holder_kind, holder_id }: LicenseHolder, state: string): LicenseForm => ({
  holder_kind,
  holder_id,
  state,
  kind: '',
  number: '',
  authority: '',
  lapses: true,
  expires_on: '',
});

/** Returns a stored license's form values. */
export const toLicenseForm = (license: License): LicenseForm => {
  const { holder_kind, holder_id, state, kind, number, authority, expires_on } = license;
  const lapses = expires_on !== null;
  return { holder_kind, holder_id, state, kind, number, authority, lapses, expires_on: expires_on ?? '' };
};

/** Returns the form's input for the server, before validation. */
export const toLicenseFormFields = ({ lapses, ...form }: LicenseForm) => ({
  ...form,
  authority: form.kind === 'other' ? form.authority : '',
  expires_on: lapses ? form.expires_on : null,
});
