import { initializeApp } from 'firebase-admin/app';
import { dailyAuditSeal } from './audit/dailyAuditSeal.ts';
import { sealAuditLog } from './audit/sealAuditLog.ts';
import { verifyAuditLog } from './audit/verifyAuditLog.ts';
import { sendContactMessage } from './contact/sendContactMessage.ts';
import { getDirectory } from './directory/getDirectory.ts';
import { deactivateMember } from './people/deactivateMember.ts';
import { inviteMember } from './people/inviteMember.ts';
import { listMemberAccounts } from './people/listMemberAccounts.ts';
import { reactivateMember } from './people/reactivateMember.ts';
import { resendInvitation } from './people/resendInvitation.ts';
import { updateCompany } from './people/updateCompany.ts';
import { updateMember } from './people/updateMember.ts';
import { getLoanOfficers } from './preapproval/getLoanOfficers.ts';
import { submitPreapproval } from './preapproval/submitPreapproval.ts';
import { createRecoveryCodes } from './security/createRecoveryCodes.ts';
import { endAllSessions } from './security/endAllSessions.ts';
import { resetSecondFactor } from './security/resetSecondFactor.ts';
import { useRecoveryCode } from './security/useRecoveryCode.ts';
import { createShareLink } from './sharing/createShareLink.ts';
import { dailyLinkCounts } from './sharing/dailyLinkCounts.ts';
import { openSharedFlyer } from './sharing/openSharedFlyer.ts';
import { recordLinkEvent } from './sharing/recordLinkEvent.ts';
import { sharedPage } from './sharing/sharedPage.ts';
import { sharedPdf } from './sharing/sharedPdf.ts';
import { updateShareLink } from './sharing/updateShareLink.ts';

/** Everything deployed. A name with dashes comes from an export group: submit-preapproval. */
initializeApp();

export const submit = { preapproval: submitPreapproval };
export const get = { loan: { officers: getLoanOfficers }, directory: getDirectory };
export const send = { contact: { message: sendContactMessage } };

export const invite = { member: inviteMember };
export const resend = { invitation: resendInvitation };
export const update = { member: updateMember, company: updateCompany, share: { link: updateShareLink } };
export const deactivate = { member: deactivateMember };
export const reactivate = { member: reactivateMember };
export const list = { member: { accounts: listMemberAccounts } };

export const reset = { second: { factor: resetSecondFactor } };
export const create = { recovery: { codes: createRecoveryCodes }, share: { link: createShareLink } };
export const use = { recovery: { code: useRecoveryCode } };
export const end = { all: { sessions: endAllSessions } };

export const seal = { audit: { log: sealAuditLog } };
export const verify = { audit: { log: verifyAuditLog } };
export const daily = { audit: { seal: dailyAuditSeal }, link: { counts: dailyLinkCounts } };

export const open = { shared: { flyer: openSharedFlyer } };
export const record = { link: { event: recordLinkEvent } };
export const shared = { pdf: sharedPdf, page: sharedPage };
