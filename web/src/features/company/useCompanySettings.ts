import { applicationSettingsSchema } from '@brokerage/domain/application/applicationSettings';
import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { paths } from '@brokerage/domain/paths';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { type Live, useLiveData } from '../../lib/live-data/useLiveData.ts';

/** The company settings as update-company takes them, live; undefined when the record can't be read. */
export function useCompanySettings(tenantId: string): Live<CompanySettings | undefined> {
  const firestore = useFirestore();
  const tenant = useTenant(tenantId);
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.securitySettings(tenantId)), securitySettingsSchema),
    [firestore, tenantId],
  );
  const security = useLiveData(listen);
  const listenToWork = useMemo(
    () => subscribeDocument(doc(firestore, paths.applicationSettings(tenantId)), applicationSettingsSchema),
    [firestore, tenantId],
  );
  const work = useLiveData(listenToWork);
  if (tenant.status !== 'ready') return tenant;
  if (security.status !== 'ready') return security;
  if (work.status !== 'ready') return work;
  const stale = tenant.stale || security.stale || work.stale;
  if (!tenant.data) return { status: 'ready', data: undefined, stale };
  // All that its form doesn't hold: what operators set, and what has a page or a place of its own.
  const {
    id: _id,
    hours: _hours,
    hosts: _hosts,
    consent: _consent,
    audit_head: _head,
    ...company
  } = tenant.data;
  const data = {
    ...company,
    administrators_need_second_factor: security.data?.administrators_need_second_factor ?? false,
    extra_roles: security.data?.extra_roles ?? [],
    password_min_length: security.data?.password_min_length ?? PASSWORD_MIN_LENGTH.floor,
    ...(work.data ?? applicationSettingsSchema.parse({})),
  };
  return { status: 'ready', data, stale };
}
