import { findProgram, neighbors } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';

/** Returns the program's name as used in a sentence: "VA loans", "HELOCs", "refinancing". */
export function programTopic(slug: ProgramSlug): string {
  if (slug === 'refinance') return 'refinancing';
  if (slug === 'heloc') return 'HELOCs';
  const name = uncapitalize(findProgram(slug).shortName);
  return slug === 'alternative-lending' || slug === 'down-payment-assistance' ? name : `${name} loans`;
}

/** Returns "Jumbo vs. conventional and alternative lending". */
export function comparisonTitle(slug: ProgramSlug): string {
  const { shortName } = findProgram(slug);
  const others = neighbors[slug].map((each) => uncapitalize(findProgram(each).shortName));
  const first = uncapitalize(shortName);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} vs. ${others.join(' and ')}`;
}

/** Returns "Jumbo loan questions". */
export function questionsTitle(slug: ProgramSlug): string {
  const topic = programTopic(slug).replace(/s$/, '');
  return `${topic.charAt(0).toUpperCase()}${topic.slice(1)} questions`;
}
