import { applicationSettingsSchema } from '@brokerage/domain/application/applicationSettings';
import {
  APPLICANT_MAIL_STATUSES,
  type ApplicantMailStatus,
} from '@brokerage/domain/application/mails/applicantMailStatuses';
import { isSendable } from '@brokerage/domain/application/mails/applicantMails';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';
import { useLiveData } from '../../../lib/live-data/useLiveData.ts';

/** Subscribes to the statuses that the company mails its applicants about; none while that isn't known. */
export function useMailedStatuses(tenantId: string): readonly ApplicantMailStatus[] {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.applicationSettings(tenantId)), applicationSettingsSchema),
    [firestore, tenantId],
  );
  const live = useLiveData(listen);
  const mails = live.status === 'ready' ? live.data?.applicant_mails : undefined;
  return mails ? APPLICANT_MAIL_STATUSES.filter((status) => isSendable(mails[status])) : [];
}
