import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import * as z from 'zod';
import { subscribePath } from '../subscribeLazily.ts';
import { type Live, useLiveData } from '../useLiveData.ts';

/** The part of a company's record that the portal shell shows: the full schema is large and not needed at startup. */
const companyOutlineSchema = z.object({
  company_name: z.string(),
  hosts: z.array(z.string()).default([]),
});
type CompanyOutline = z.output<typeof companyOutlineSchema>;

/** Subscribes to a company's name and its website's hosts. It shares the record with `useTenant`, so it costs no extra reads. */
export function useCompanyOutline(tenantId: string): Live<CompanyOutline | undefined> {
  return useLiveData(useMemo(() => subscribePath(paths.tenant(tenantId), companyOutlineSchema), [tenantId]));
}
