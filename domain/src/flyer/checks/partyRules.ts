import { expiredLicenseReason } from '../../license/flyerLicensing.ts';
import { toDigits } from '../../phone/digits.ts';
import { cutText } from '../../text/cutText.ts';
import { isEmail } from '../../text/isEmail.ts';
import type { CheckRule } from './advert.ts';
import { SOURCES } from './checkSources.ts';

const missingNmls: CheckRule = {
  id: 'missing-nmls',
  version: 1,
  severity: 'block',
  source: SOURCES.nmls,
  message: 'A flyer must carry the NMLS numbers of the company and of the loan officer.',
  *find({ officer, company }) {
    if (toDigits(officer.nmls) === '') {
      const message = 'Your NMLS number is missing. Add it under Profile Settings.';
      yield { field: 'officer.nmls', excerpt: officer.name, message };
    } else if (!/^\d{1,12}$/.test(officer.nmls.trim())) {
      yield {
        field: 'officer.nmls',
        excerpt: cutText(officer.nmls, 120),
        message: 'NMLS number: digits only',
      };
    }
    if (toDigits(company.nmls) === '') {
      const message =
        'The company’s NMLS number is missing. An administrator needs to add it in the company settings.';
      yield { field: 'company.nmls', excerpt: company.name, message, isMissing: true };
    }
    if (company.name.trim() === '') {
      yield {
        field: 'company.name',
        excerpt: '',
        isMissing: true,
        message: 'The company’s name is missing from the company settings.',
      };
    }
  },
};

// A number as the layout prints it, or a foreign one; an extension may follow.
const PHONE = /^\+?[\d\s()./-]{7,30}(?:,?\s{0,2}(?:ext\.?|x|#)\s?\d{1,8})?$/i;
const isPhone = (text: string) => PHONE.test(text) && /^\d{7,23}$/.test(toDigits(text));
/** Returns whether an address is short enough for mail: a path is 256 characters at most, with its angle brackets (RFC 5321, section 4.5.3.1.3). */
const isShortEmail = (text: string) => text.length <= 254 && isEmail(text);

const contactForm: CheckRule = {
  id: 'contact-form',
  version: 1,
  severity: 'block',
  source: SOURCES.house,
  message: 'This isn’t a phone number or email address. Please correct it.',
  *find({ officer, realtor }) {
    for (const [party, { phone = '', email = '' }] of Object.entries({
      officer,
      ...(realtor && { realtor }),
    })) {
      if (phone.trim() !== '' && !isPhone(phone.trim())) {
        const message = 'This doesn’t look like a phone number. Please correct it.';
        yield { field: `${party}.phone`, excerpt: cutText(phone, 120), message };
      }
      if (email.trim() !== '' && !isShortEmail(email.trim())) {
        const message = 'This doesn’t look like an email address. Please correct it.';
        yield { field: `${party}.email`, excerpt: cutText(email, 120), message };
      }
    }
  },
};

const expiredLicense: CheckRule = {
  id: 'expired-license',
  version: 1,
  severity: 'block',
  source: SOURCES.license,
  message: 'A license in this flyer’s state has expired.',
  *find({ expiredLicenses = [] }) {
    for (const expired of expiredLicenses) {
      const field = expired.holder_kind === 'officer' ? 'officer.license' : 'company.license';
      const message = `${expiredLicenseReason(expired)} This flyer can’t be submitted or shared until it’s renewed.`;
      // An expired license isn't printed, so this blocks even though the officer can't fix it alone.
      yield { field, excerpt: '', message, isMissing: true };
    }
  },
};

/** Checks of the format of what is printed about the people and the company. */
export const partyRules: readonly CheckRule[] = [missingNmls, contactForm, expiredLicense];
