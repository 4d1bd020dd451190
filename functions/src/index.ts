import { initializeApp } from 'firebase-admin/app';
import { sendContactMessage } from './contact/sendContactMessage.ts';
import { getDirectory } from './directory/getDirectory.ts';
import { getLoanOfficers } from './preapproval/getLoanOfficers.ts';
import { submitPreapproval } from './preapproval/submitPreapproval.ts';

/** Everything deployed. A name with dashes comes from an export group: submit-preapproval. */
initializeApp();

export const submit = { preapproval: submitPreapproval };
export const get = { loan: { officers: getLoanOfficers }, directory: getDirectory };
export const send = { contact: { message: sendContactMessage } };
