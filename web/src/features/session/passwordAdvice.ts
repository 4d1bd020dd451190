import { company } from '@brokerage/domain/company';

/** Spec public-site section 5. */
export const PASSWORD_MIN_LENGTH = 6;

/** How good a password is, from 0 to 3, and what would make it better. */
export interface PasswordAdvice {
  score: 0 | 1 | 2 | 3;
  label: 'Too short' | 'Weak' | 'Fair' | 'Strong';
  tip: string;
}

const LENGTH_THAT_IS_FAIR = 10;
const LENGTH_THAT_IS_STRONG = 14;
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
 * Advice while a password is typed; only the minimum length is a rule. Length counts for more than odd signs (NIST SP
 * 800-63B), and what stands in the address or on the door counts for nothing.
 */
export function passwordAdvice(password: string, email = ''): PasswordAdvice {
  const words = [...EASILY_GUESSED, company.shortName, ...email.split(/[@.]/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3);
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { score: 0, label: 'Too short', tip: `At least ${PASSWORD_MIN_LENGTH} characters.` };
  }
  if (rest.length < PASSWORD_MIN_LENGTH && rest !== typed) {
    return { score: 1, label: 'Weak', tip: 'It is easy to guess. Leave out names and well-known words.' };
  }
  if (rest.length < LENGTH_THAT_IS_FAIR || new Set(rest).size < FEWEST_DIFFERENT) {
    return {
      score: 1,
      label: 'Weak',
      tip: 'Longer is stronger: three or four words that do not belong together.',
    };
  }
  if (rest.length < LENGTH_THAT_IS_STRONG) {
    return { score: 2, label: 'Fair', tip: 'One more word would make it strong.' };
  }
  return { score: 3, label: 'Strong', tip: 'Use it here and nowhere else.' };
}
