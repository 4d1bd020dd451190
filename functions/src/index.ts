import { initializeApp } from 'firebase-admin/app';
import { getLoanOfficers } from './preapproval/getLoanOfficers.ts';
import { submitPreapproval } from './preapproval/submitPreapproval.ts';

/** Everything deployed. A name with dashes comes from an export group: submit-preapproval, get-loan-officers. */
initializeApp();

export const submit = { preapproval: submitPreapproval };
export const get = { loan: { officers: getLoanOfficers } };
