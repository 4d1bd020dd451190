import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { currentCompany } from '../../../lib/company/companyStore.ts';

/** Strength of a password, from 0 to 3, and how to improve it. */
export interface PasswordAdvice {
  score: 0 | 1 | 2 | 3;
  label: 'Too short' | 'Weak' | 'Fair' | 'Strong';
  tip: string;
}

const FAIR_LENGTH = 10;
const STRONG_LENGTH = 14;
const FEWEST_DIFFERENT = 5;
const EASILY_GUESSED = [
  'password',
  'passw0rd',
  'qwerty',
  'letmein',
  'welcome',
  'mortgage',
  'abc123',
  '123456',
];

/**
 * Returns advice while a password is being typed; only the minimum length is enforced. Length counts more than unusual characters (NIST SP
 * 800-63B), and the names of the user and the company don't count.
 */
export function passwordAdvice(
  password: string,
  email = '',
  minLength: number = PASSWORD_MIN_LENGTH.floor,
): PasswordAdvice {
  const words = [...EASILY_GUESSED, currentCompany().shortName, ...email.split(/[@.]/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3);
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  if (password.length < minLength) {
    return { score: 0, label: 'Too short', tip: `At least ${minLength} characters.` };
  }
  if (rest.length < PASSWORD_MIN_LENGTH.floor && rest !== typed) {
    return { score: 1, label: 'Weak', tip: 'Avoid names and common words.' };
  }
  if (rest.length < FAIR_LENGTH || new Set(rest).size < FEWEST_DIFFERENT) {
    return {
      score: 1,
      label: 'Weak',
      tip: 'Longer is stronger. Try three or four unrelated words.',
    };
  }
  if (rest.length < STRONG_LENGTH) {
    return { score: 2, label: 'Fair', tip: 'One more word would make it strong.' };
  }
  return { score: 3, label: 'Strong', tip: 'Don’t use it anywhere else.' };
}
