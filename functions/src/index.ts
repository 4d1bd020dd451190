import { initializeApp } from 'firebase-admin/app';
import { dailyAuditSeal } from './audit/dailyAuditSeal.ts';
import { hourlyAuditAnchor } from './audit/hourlyAuditAnchor.ts';
import { sealAuditLog } from './audit/sealAuditLog.ts';
import { auditVerificationTask } from './audit/verification/auditVerificationTask.ts';
import { stopAuditVerification } from './audit/verification/stopAuditVerification.ts';
import { verifyAuditLog } from './audit/verification/verifyAuditLog.ts';
import { reportClientError } from './clientErrors/reportClientError.ts';
import { publishConsentWording } from './company/publishConsentWording.ts';
import { updateCompany } from './company/updateCompany.ts';
import { cancelCall, getScheduledCall, rescheduleCall } from './contact/changeCall.ts';
import { scheduleCall } from './contact/scheduleCall.ts';
import { sendContactMessage } from './contact/sendContactMessage.ts';
import {
  hideCustomerReview,
  orderCustomerReviews,
  removeCustomerReview,
} from './customerReviews/changeCustomerReviews.ts';
import { saveCustomerReview } from './customerReviews/saveCustomerReview.ts';
import { addBranch } from './directory/branches/addBranch.ts';
import { closeBranch } from './directory/branches/closeBranch.ts';
import { reopenBranch } from './directory/branches/reopenBranch.ts';
import { saveBranch } from './directory/branches/saveBranch.ts';
import { createDirectoryEntry } from './directory/createDirectoryEntry.ts';
import { exportDirectory } from './directory/csv/exportDirectory.ts';
import { importDirectory } from './directory/csv/importDirectory.ts';
import { directoryJson } from './directory/directoryJson.ts';
import { getDirectory } from './directory/getDirectory.ts';
import { orderDirectory } from './directory/orderDirectory.ts';
import { saveDirectoryEntry } from './directory/saveDirectoryEntry.ts';
import { setEntryListed } from './directory/setEntryListed.ts';
import { dismissFinding } from './findings/dismissFinding.ts';
import { recheckLiveFlyers } from './findings/recheckLiveFlyers.ts';
import { recheckTask } from './findings/recheckTask.ts';
import { requestCorrection } from './findings/requestCorrection.ts';
import { startRecheck } from './findings/startRecheck.ts';
import { syncFlyerFindings } from './findings/syncFlyerFindings.ts';
import { flyerPdf } from './flyers/pdf/flyerPdf.ts';
import { renderPdf } from './flyers/pdf/renderPdf.ts';
import { flyerReminders } from './flyers/reminders/flyerReminders.ts';
import { correctFlyer } from './flyers/workflow/actions/correctFlyer.ts';
import { createFlyer } from './flyers/workflow/actions/createFlyer.ts';
import { duplicateFlyer } from './flyers/workflow/actions/duplicateFlyer.ts';
import { archiveFlyer, reviseFlyer, withdrawFlyer } from './flyers/workflow/actions/ownerTransitions.ts';
import { resolveFlyerMark } from './flyers/workflow/actions/resolveFlyerMark.ts';
import { reviewFlyer } from './flyers/workflow/actions/reviewFlyer.ts';
import { submitFlyer } from './flyers/workflow/actions/submitFlyer.ts';
import { updateFlyerVersion } from './flyers/workflow/actions/updateFlyerVersion.ts';
import { health } from './health/health.ts';
import { licenseReminders } from './licenses/licenseReminders.ts';
import { removeLicense } from './licenses/removeLicense.ts';
import { saveLicense } from './licenses/saveLicense.ts';
import { countLiveLinks } from './links/countLiveLinks.ts';
import { hourlyLinkCounts } from './links/counts/hourlyLinkCounts.ts';
import { recordLinkEvent } from './links/counts/recordLinkEvent.ts';
import { createShareLink } from './links/createShareLink.ts';
import { syncLinkFlyer } from './links/facts/syncLinkFlyer.ts';
import { syncLinkMember } from './links/facts/syncLinkMember.ts';
import { syncLinkOfficer } from './links/facts/syncLinkOfficer.ts';
import { syncLinkTemplate } from './links/facts/syncLinkTemplate.ts';
import { openSharedFlyer } from './links/page/openSharedFlyer.ts';
import { sharedDrawing } from './links/page/sharedDrawing.ts';
import { sharedImage } from './links/page/sharedImage.ts';
import { sharedPage } from './links/page/sharedPage.ts';
import { sharedPdf } from './links/page/sharedPdf.ts';
import { updateShareLink } from './links/updateShareLink.ts';
import { deliverMail } from './mail/deliverMail.ts';
import { listMail } from './mail/listMail.ts';
import { mailBounce } from './mail/mailBounce.ts';
import { mailDigests } from './mail/mailDigests.ts';
import { mailRetries } from './mail/mailRetries.ts';
import { retryMail } from './mail/retryMail.ts';
import { isDelivering } from './mail/smtp.ts';
import { deactivateMember } from './members/deactivateMember.ts';
import { inviteMember } from './members/inviteMember.ts';
import { listMemberAccounts } from './members/listMemberAccounts.ts';
import { reactivateMember } from './members/reactivateMember.ts';
import { reassignmentTask } from './members/reassignment/reassignmentTask.ts';
import { resendInvitation } from './members/resendInvitation.ts';
import { updateMember } from './members/updateMember.ts';
import { operationsCheck } from './operations/operationsCheck.ts';
import { dailyPictureCleanup } from './pictures/dailyPictureCleanup.ts';
import { publishPicture } from './pictures/publishPicture.ts';
import { syncPictureUses } from './pictures/syncPictureUses.ts';
import { getLoanOfficers } from './preapproval/getLoanOfficers.ts';
import { getQuestionnaireFunnel } from './preapproval/questionnaire/getQuestionnaireFunnel.ts';
import { recordQuestionnaireStep } from './preapproval/questionnaire/recordQuestionnaireStep.ts';
import { sendConsentReceipt } from './preapproval/sendConsentReceipt.ts';
import { submitPreapproval } from './preapproval/submitPreapproval.ts';
import { publishProfile } from './profile/publishProfile.ts';
import { reviewProfileChange } from './profile/reviewProfileChange.ts';
import { updateProfile } from './profile/updateProfile.ts';
import { getRecallContacts } from './recalls/getRecallContacts.ts';
import { previewRecall } from './recalls/previewRecall.ts';
import { recallTask } from './recalls/recallTask.ts';
import { startRecall } from './recalls/startRecall.ts';
import { undoRecall } from './recalls/undoRecall.ts';
import { confirmSecondFactor } from './security/confirmSecondFactor.ts';
import { createRecoveryCodes } from './security/createRecoveryCodes.ts';
import { dailyFactorCheck } from './security/dailyFactorCheck.ts';
import { endAllSessions } from './security/endAllSessions.ts';
import { getPasswordRules } from './security/getPasswordRules.ts';
import { recordActivity } from './security/recordActivity.ts';
import { redeemRecoveryCode } from './security/redeemRecoveryCode.ts';
import { resetSecondFactor } from './security/resetSecondFactor.ts';
import { setNewPassword } from './security/setNewPassword.ts';
import { addApplicationNote, editApplicationNote } from './submissions/applicationNotes.ts';
import { assignApplication, claimApplication } from './submissions/assignApplication.ts';
import { assignNewApplication } from './submissions/assignment/assignNewApplication.ts';
import { previewAssignment } from './submissions/assignment/previewAssignment.ts';
import { exportApplication } from './submissions/exports/exportApplication.ts';
import { exportApplications } from './submissions/exports/exportApplications.ts';
import { getConsentReceipt } from './submissions/getConsentReceipt.ts';
import { getContactReport } from './submissions/getContactReport.ts';
import { logContact } from './submissions/logContact.ts';
import { openApplication } from './submissions/openApplication.ts';
import { contactReminders } from './submissions/reminders/contactReminders.ts';
import { updateApplication } from './submissions/updateApplication.ts';
import { updateApplications } from './submissions/updateApplications.ts';
import { getSystemStatus } from './system/getSystemStatus.ts';
import { countConsentReviewers } from './templates/countConsentReviewers.ts';
import { duplicateTemplate } from './templates/duplicateTemplate.ts';
import { publishTemplate } from './templates/publishTemplate.ts';
import { restoreTemplate } from './templates/restoreTemplate.ts';
import { retireTemplate } from './templates/retireTemplate.ts';
import { reviewTemplate } from './templates/reviewTemplate.ts';
import { saveTemplate } from './templates/saveTemplate.ts';

/** Everything that is deployed. A name with a dash comes from an export group: submit-preapproval. */
initializeApp();

export const submit = { preapproval: submitPreapproval, flyer: submitFlyer };
export const get = {
  loan: { officers: getLoanOfficers },
  scheduled: { call: getScheduledCall },
  directory: getDirectory,
  password: { rules: getPasswordRules },
  consent: { receipt: getConsentReceipt },
  contact: { report: getContactReport },
  questionnaire: { funnel: getQuestionnaireFunnel },
  recall: { contacts: getRecallContacts },
  system: { status: getSystemStatus },
};
export const set = { new: { password: setNewPassword } };
export const directory = { json: directoryJson };
export const schedule = { call: scheduleCall };
export const reschedule = { call: rescheduleCall };
export const cancel = { call: cancelCall };
export const send = { contact: { message: sendContactMessage }, consent: { receipt: sendConsentReceipt } };

export const invite = { member: inviteMember };
export const resend = { invitation: resendInvitation };
export const update = {
  member: updateMember,
  company: updateCompany,
  profile: updateProfile,
  share: { link: updateShareLink },
  flyer: { version: updateFlyerVersion },
  application: updateApplication,
  applications: updateApplications,
};
export const deactivate = { member: deactivateMember };
export const reactivate = { member: reactivateMember };
export const list = {
  member: { accounts: listMemberAccounts },
  directory: { entry: setEntryListed },
  mail: listMail,
};

export const confirm = { second: { factor: confirmSecondFactor } };
export const reset = { second: { factor: resetSecondFactor } };
export const create = {
  recovery: { codes: createRecoveryCodes },
  flyer: createFlyer,
  share: { link: createShareLink },
  directory: { entry: createDirectoryEntry },
};
export const use = { recovery: { code: redeemRecoveryCode } };
export const end = { all: { sessions: endAllSessions } };

export const sync = {
  link: {
    flyer: syncLinkFlyer,
    member: syncLinkMember,
    officer: syncLinkOfficer,
    template: syncLinkTemplate,
  },
  flyer: { findings: syncFlyerFindings },
  picture: syncPictureUses,
};

export { health };
export const report = { client: { error: reportClientError } };

export const seal = { audit: { log: sealAuditLog } };
export const verify = { audit: { log: verifyAuditLog } };
export const stop = { audit: { verification: stopAuditVerification } };
export const daily = {
  audit: { seal: dailyAuditSeal.schedule },
  factor: { check: dailyFactorCheck.schedule },
  picture: { cleanup: dailyPictureCleanup.schedule },
  license: { reminders: licenseReminders.schedule },
  flyer: { reminders: flyerReminders.schedule },
};
export const contact = { reminders: contactReminders.schedule };
export const hourly = {
  audit: { anchor: hourlyAuditAnchor.schedule },
  link: { counts: hourlyLinkCounts.schedule },
  operations: { check: operationsCheck.schedule },
};
/** Task handlers, each for one tenant: their tasks come from the jobs above, from `verify-audit-log`, recalls and runs over live flyers. */
export const tenant = {
  audit: {
    seal: dailyAuditSeal.task,
    anchor: hourlyAuditAnchor.task,
    verification: auditVerificationTask.task,
  },
  factor: { check: dailyFactorCheck.task },
  picture: { cleanup: dailyPictureCleanup.task },
  link: { counts: hourlyLinkCounts.task },
  contact: { reminders: contactReminders.task },
  license: { reminders: licenseReminders.task },
  recall: recallTask.task,
  reassignment: reassignmentTask.task,
  recheck: { due: recheckLiveFlyers.task, slice: recheckTask.task },
  flyer: { reminders: flyerReminders.task },
  mail: { retries: mailRetries.task, digests: mailDigests.task },
  operations: { check: operationsCheck.task },
};

/** In emulators without a mail server, such as those of the tests, this avoids starting a process for each new mail. */
export const deliver = isDelivering() ? { mail: deliverMail } : {};
export const mail = { retries: mailRetries.schedule, digests: mailDigests.schedule, bounce: mailBounce };
export const retry = { mail: retryMail };

export const review = {
  flyer: reviewFlyer,
  template: reviewTemplate,
  profile: { change: reviewProfileChange },
};
export const withdraw = { flyer: withdrawFlyer };
export const resolve = { flyer: { mark: resolveFlyerMark } };
export const revise = { flyer: reviseFlyer };
export const archive = { flyer: archiveFlyer };
export const render = { pdf: renderPdf };
export const flyer = { pdf: flyerPdf };

export const save = {
  template: saveTemplate,
  branch: saveBranch,
  directory: { entry: saveDirectoryEntry },
  license: saveLicense,
  customer: { review: saveCustomerReview },
};
export const remove = { license: removeLicense, customer: { review: removeCustomerReview } };
export const hide = { customer: { review: hideCustomerReview } };
export const order = { directory: orderDirectory, customer: { reviews: orderCustomerReviews } };
export const close = { branch: closeBranch };
export const reopen = { branch: reopenBranch };
export const publish = {
  template: publishTemplate,
  profile: publishProfile,
  picture: publishPicture,
  consent: { wording: publishConsentWording },
};
export const retire = { template: retireTemplate };
export const restore = { template: restoreTemplate };
export const correct = { flyer: correctFlyer };
export const duplicate = { flyer: duplicateFlyer, template: duplicateTemplate };

export const open = { shared: { flyer: openSharedFlyer }, application: openApplication };
export const assign = { application: assignApplication, new: { application: assignNewApplication } };
export const preview = { assignment: previewAssignment, recall: previewRecall };
export const start = { recall: startRecall, recheck: startRecheck };
export const recheck = { live: { flyers: recheckLiveFlyers.schedule } };
export const dismiss = { finding: dismissFinding };
export const request = { correction: requestCorrection };
export const undo = { recall: undoRecall };
export const claim = { application: claimApplication };
export const log = { contact: logContact };
export const add = { application: { note: addApplicationNote }, branch: addBranch };
export const edit = { application: { note: editApplicationNote } };
export const count = { live: { links: countLiveLinks }, consent: { reviewers: countConsentReviewers } };
export const record = {
  link: { event: recordLinkEvent },
  activity: recordActivity,
  questionnaire: { step: recordQuestionnaireStep },
};
export const shared = { pdf: sharedPdf, page: sharedPage, drawing: sharedDrawing, image: sharedImage };

const exporting = {
  application: exportApplication,
  applications: exportApplications,
  directory: exportDirectory,
};
const importing = { directory: importDirectory };

// A function's name begins with the name of its export, and a constant can't be named `export`.
export { exporting as export, importing as import };
