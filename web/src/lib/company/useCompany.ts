import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { useSyncExternalStore } from 'react';
import { currentCompany, firstCompany, onCompanyChange } from './companyStore.ts';

/** Returns the company of this page or portal, as last loaded. */
export const useCompany = (): PublicCompany =>
  useSyncExternalStore(onCompanyChange, currentCompany, firstCompany);
