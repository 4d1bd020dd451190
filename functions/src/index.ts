import { initializeApp } from 'firebase-admin/app';
import { dailyAuditSeal } from './audit/dailyAuditSeal.ts';
import { hourlyAuditAnchor } from './audit/hourlyAuditAnchor.ts';
import { sealAuditLog } from './audit/sealAuditLog.ts';
import { verifyAuditLog } from './audit/verifyAuditLog.ts';
import { sendContactMessage } from './contact/sendContactMessage.ts';
import { directoryJson } from './directory/directoryJson.ts';
import { getDirectory } from './directory/getDirectory.ts';
import { archiveFlyer } from './flyers/archiveFlyer.ts';
import { createFlyer } from './flyers/createFlyer.ts';
import { duplicateFlyer } from './flyers/duplicateFlyer.ts';
import { flyerPdf } from './flyers/flyerPdf.ts';
import { renderPdf } from './flyers/renderPdf.ts';
import { reviewFlyer } from './flyers/reviewFlyer.ts';
import { reviseFlyer } from './flyers/reviseFlyer.ts';
import { submitFlyer } from './flyers/submitFlyer.ts';
import { withdrawFlyer } from './flyers/withdrawFlyer.ts';
import { deactivateMember } from './people/deactivateMember.ts';
import { inviteMember } from './people/inviteMember.ts';
import { listMemberAccounts } from './people/listMemberAccounts.ts';
import { publishProfile } from './people/publishProfile.ts';
import { reactivateMember } from './people/reactivateMember.ts';
import { resendInvitation } from './people/resendInvitation.ts';
import { reviewProfileChange } from './people/reviewProfileChange.ts';
import { updateCompany } from './people/updateCompany.ts';
import { updateMember } from './people/updateMember.ts';
import { updateProfile } from './people/updateProfile.ts';
import { dailyPictureCleanup } from './pictures/dailyPictureCleanup.ts';
import { publishPicture } from './pictures/publishPicture.ts';
import { getLoanOfficers } from './preapproval/getLoanOfficers.ts';
import { submitPreapproval } from './preapproval/submitPreapproval.ts';
import { confirmSecondFactor } from './security/confirmSecondFactor.ts';
import { createRecoveryCodes } from './security/createRecoveryCodes.ts';
import { dailyFactorCheck } from './security/dailyFactorCheck.ts';
import { endAllSessions } from './security/endAllSessions.ts';
import { getPasswordRules } from './security/getPasswordRules.ts';
import { recordActivity } from './security/recordActivity.ts';
import { resetSecondFactor } from './security/resetSecondFactor.ts';
import { setNewPassword } from './security/setNewPassword.ts';
import { useRecoveryCode } from './security/useRecoveryCode.ts';
import { countLiveLinks } from './sharing/countLiveLinks.ts';
import { createShareLink } from './sharing/createShareLink.ts';
import { dailyLinkCounts } from './sharing/dailyLinkCounts.ts';
import { openSharedFlyer } from './sharing/openSharedFlyer.ts';
import { recordLinkEvent } from './sharing/recordLinkEvent.ts';
import { sharedDrawing } from './sharing/sharedDrawing.ts';
import { sharedImage } from './sharing/sharedImage.ts';
import { sharedPage } from './sharing/sharedPage.ts';
import { sharedPdf } from './sharing/sharedPdf.ts';
import { updateShareLink } from './sharing/updateShareLink.ts';
import { countConsentReviewers } from './templates/countConsentReviewers.ts';
import { duplicateTemplate } from './templates/duplicateTemplate.ts';
import { publishTemplate } from './templates/publishTemplate.ts';
import { restoreTemplate } from './templates/restoreTemplate.ts';
import { retireTemplate } from './templates/retireTemplate.ts';
import { reviewTemplate } from './templates/reviewTemplate.ts';
import { saveTemplate } from './templates/saveTemplate.ts';

/** Everything deployed. A name with dashes comes from an export group: submit-preapproval. */
initializeApp();

export const submit = { preapproval: submitPreapproval, flyer: submitFlyer };
export const get = {
  loan: { officers: getLoanOfficers },
  directory: getDirectory,
  password: { rules: getPasswordRules },
};
export const set = { new: { password: setNewPassword } };
export const directory = { json: directoryJson };
export const send = { contact: { message: sendContactMessage } };

export const invite = { member: inviteMember };
export const resend = { invitation: resendInvitation };
export const update = {
  member: updateMember,
  company: updateCompany,
  profile: updateProfile,
  share: { link: updateShareLink },
};
export const deactivate = { member: deactivateMember };
export const reactivate = { member: reactivateMember };
export const list = { member: { accounts: listMemberAccounts } };

export const confirm = { second: { factor: confirmSecondFactor } };
export const reset = { second: { factor: resetSecondFactor } };
export const create = {
  recovery: { codes: createRecoveryCodes },
  flyer: createFlyer,
  share: { link: createShareLink },
};
export const use = { recovery: { code: useRecoveryCode } };
export const end = { all: { sessions: endAllSessions } };

export const seal = { audit: { log: sealAuditLog } };
export const verify = { audit: { log: verifyAuditLog } };
export const daily = {
  audit: { seal: dailyAuditSeal },
  factor: { check: dailyFactorCheck },
  picture: { cleanup: dailyPictureCleanup },
  link: { counts: dailyLinkCounts },
};
export const hourly = { audit: { anchor: hourlyAuditAnchor } };

export const review = {
  flyer: reviewFlyer,
  template: reviewTemplate,
  profile: { change: reviewProfileChange },
};
export const withdraw = { flyer: withdrawFlyer };
export const revise = { flyer: reviseFlyer };
export const archive = { flyer: archiveFlyer };
export const render = { pdf: renderPdf };
export const flyer = { pdf: flyerPdf };

export const save = { template: saveTemplate };
export const publish = { template: publishTemplate, profile: publishProfile, picture: publishPicture };
export const retire = { template: retireTemplate };
export const restore = { template: restoreTemplate };
export const duplicate = { flyer: duplicateFlyer, template: duplicateTemplate };

export const open = { shared: { flyer: openSharedFlyer } };
export const count = { live: { links: countLiveLinks }, consent: { reviewers: countConsentReviewers } };
export const record = { link: { event: recordLinkEvent }, activity: recordActivity };
export const shared = { pdf: sharedPdf, page: sharedPage, drawing: sharedDrawing, image: sharedImage };
