import { toCompanyLook } from '@brokerage/domain/company/companyColors';
import { type SignatureSettings, toSignatureDefaults } from '@brokerage/domain/signature/signature';
import { useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';

/** The settings of a new signature, in the company's color. */
export function useSignatureDefaults(): SignatureSettings {
  const { colors } = useCompany();
  return useMemo(() => toSignatureDefaults(toCompanyLook(colors)), [colors]);
}
