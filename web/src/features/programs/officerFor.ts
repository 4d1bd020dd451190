import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications } from '../../lib/directory/takesApplications.ts';

/** A program, or buying a home with whichever of them. */
export type OfficerTopic = ProgramSlug | 'purchase';

/** What an officer's bio mentions who knows a topic well. */
const words: Record<OfficerTopic, RegExp> = {
  conventional: /\bconventional\b|underwrit/i,
  fha: /\bFHA\b|first-time|3\.5%/i,
  va: /\bVA\b|veteran/i,
  jumbo: /\bjumbo\b/i,
  usda: /\bUSDA\b|\brural\b/i,
  construction: /\bconstruction\b/i,
  heloc: /\bHELOC|home equity/i,
  'alternative-lending': /self-employed|bank statement|DSCR/i,
  'down-payment-assistance': /down payment assistance/i,
  refinance: /refinanc/i,
  purchase: /first home|home ?buyers/i,
};

const order = Object.keys(words) as OfficerTopic[];

/**
 * Returns the officer who takes applications and whose bio mentions the topic, else one who is known for no other, a different
 * one for each; undefined where nobody takes applications.
 */
export function officerFor(topic: OfficerTopic, listed: readonly PublicOfficer[]): PublicOfficer | undefined {
  const officers = listed.filter(takesApplications);
  const known = officers.find(({ bio }) => words[topic].test(bio));
  if (known) return known;
  const general = officers.filter(({ bio }) => !order.some((each) => words[each].test(bio)));
  const choice = general.length > 0 ? general : officers;
  return choice[order.indexOf(topic) % Math.max(1, choice.length)];
}
