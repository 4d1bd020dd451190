import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { type SecuritySettings, securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Subscribe, subscribeDocument, useLiveData } from '../../lib/live-data/documents.ts';
import type { TokenFacts } from '../../lib/session/useTokenFacts.ts';

/** Whether this session lacks the second factor that the tenant asks of its administrators. */
type SecondFactorRule =
  | { status: 'loading'; unreachable: boolean }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; isMissing: boolean };

/** For whom the setting makes no difference, it is not asked for. */
const notAsked: Subscribe<SecuritySettings | undefined> = (next) => {
  next({ status: 'ready', data: undefined, stale: false });
  return () => undefined;
};

/** The tenant's setting, live, against the present token. */
export function useSecondFactorRule(
  member: UserRole | undefined,
  token: TokenFacts | undefined,
): SecondFactorRule {
  const firestore = useFirestore();
  const mayMatter =
    member?.status === 'active' && isAdministrator(member.role) && token?.hasSecondFactor === false;
  const tenantId = mayMatter ? member.tenant_id : undefined;
  const listen = useMemo(
    () =>
      tenantId === undefined
        ? notAsked
        : subscribeDocument(doc(firestore, paths.securitySettings(tenantId)), securitySettingsSchema),
    [firestore, tenantId],
  );
  const settings = useLiveData(listen, 'Error checking MFA status');
  if (!mayMatter) return { status: 'ready', isMissing: false };
  if (settings.status !== 'ready') return settings;
  return { status: 'ready', isMissing: settings.data?.administrators_need_second_factor ?? false };
}
