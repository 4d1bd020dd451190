import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { useSyncExternalStore } from 'react';
import { currentCompany, firstCompany, onCompanyChange } from './companyStore.ts';

/** Returns the company whose page or portal this is, as it is by now. */
export const useCompany = (): PublicCompany =>
  useSyncExternalStore(onCompanyChange, currentCompany, firstCompany);
