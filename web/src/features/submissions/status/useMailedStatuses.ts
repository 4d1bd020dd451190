import { paths } from '@brokerage/domain/paths';
import { applicationSettingsSchema } from '@brokerage/domain/submission/applicationSettings';
import {
  APPLICANT_MAIL_STATUSES,
  type ApplicantMailStatus,
} from '@brokerage/domain/submission/mails/applicantMailStatuses';
import { isSendable } from '@brokerage/domain/submission/mails/applicantMails';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';

/** Subscribes to the statuses that the company emails its applicants about; empty until known. */
export function useMailedStatuses(tenantId: string): readonly ApplicantMailStatus[] {
  const settings = readyData(useDocument(paths.applicationSettings(tenantId), applicationSettingsSchema));
  const mails = settings?.applicant_mails;
  return mails ? APPLICANT_MAIL_STATUSES.filter((status) => isSendable(mails[status])) : [];
}
