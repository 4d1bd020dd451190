import { findProgram, neighbors } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { capitalize } from '@brokerage/domain/text/capitalize';
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
  return `${capitalize(first)} vs. ${others.join(' and ')}`;
}

/** Returns "Jumbo loan questions". */
export function questionsTitle(slug: ProgramSlug): string {
  const topic = programTopic(slug).replace(/s$/, '');
  return `${capitalize(topic)} questions`;
}
