/** Who a license is issued to. */
export const LICENSE_HOLDERS = ['company', 'branch', 'officer'] as const;
export type LicenseHolderKind = (typeof LICENSE_HOLDERS)[number];

/** The company (`holder_id`: the tenant's id), a branch, or an officer's directory entry. */
export interface LicenseHolder {
  holder_kind: LicenseHolderKind;
  holder_id: string;
}

/** Returns whether the license is the holder's. */
export const isHeldBy = (license: LicenseHolder, { holder_kind, holder_id }: LicenseHolder): boolean =>
  license.holder_kind === holder_kind && license.holder_id === holder_id;
