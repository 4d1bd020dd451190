import { objectKeys } from '@brokerage/domain/collections/records';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications, toKnownStates } from '../../lib/directory/takesApplications.ts';
import { stateName } from '../../lib/format/names/stateName.ts';

/** A program, or buying a home in general. */
export type OfficerTopic = ProgramSlug | 'purchase';

/** Words in an officer's topics or bio that mark them as a specialist. */
const words: Record<OfficerTopic, RegExp> = {
  conventional: /\bconventional\b|underwrit/i,
  fha: /\bFHA\b|3\.5%/i,
  va: /\bVA\b|veteran/i,
  jumbo: /\bjumbo\b/i,
  usda: /\bUSDA\b|\brural\b/i,
  construction: /\bconstruction\b/i,
  heloc: /\bHELOC|home equity/i,
  'alternative-lending': /self-employed|bank statement|DSCR/i,
  'down-payment-assistance': /down payment assistance/i,
  refinance: /refinanc/i,
  purchase: /first home|first-time|home ?buyers/i,
};

/** The fallback topic if no officer mentions a program. The officer's bio has to make sense on the program's page. */
const closest: Record<ProgramSlug, OfficerTopic> = {
  conventional: 'purchase',
  fha: 'purchase',
  va: 'conventional',
  jumbo: 'conventional',
  usda: 'down-payment-assistance',
  construction: 'heloc',
  heloc: 'refinance',
  'alternative-lending': 'conventional',
  'down-payment-assistance': 'purchase',
  refinance: 'heloc',
};

const order = objectKeys(words);

/** The officer suggested for a topic. */
export interface OfficerToAsk {
  officer: PublicOfficer;
  /** Whether the officer's own topics or bio mention it. */
  isSpecialist: boolean;
}

/**
 * Returns the officer to ask about a topic among those who take applications: one who lists the topic or mentions it in their bio;
 * otherwise one who names the closest topic; otherwise one with no other specialty (or anyone), varying by topic. Given a state's name,
 * prefers officers licensed there. Returns undefined if no officer takes applications.
 */
export function findOfficerToAsk(
  topic: OfficerTopic,
  listed: readonly PublicOfficer[],
  state?: string,
): OfficerToAsk | undefined {
  const taking = listed.filter(takesApplications);
  const licensed = taking.filter((each) => toKnownStates(each)?.some((code) => stateName(code) === state));
  const officers = licensed.length > 0 ? licensed : taking;
  const specialist = findKnown(topic, officers);
  if (specialist) return { officer: specialist, isSpecialist: true };
  const near = topic === 'purchase' ? undefined : findKnown(closest[topic], officers);
  if (near) return { officer: near, isSpecialist: false };
  const general = officers.filter(({ bio }) => !order.some((each) => words[each].test(bio)));
  const choice = general.length > 0 ? general : officers;
  const officer = choice[order.indexOf(topic) % Math.max(1, choice.length)];
  return officer && { officer, isSpecialist: false };
}

const findKnown = (topic: OfficerTopic, officers: readonly PublicOfficer[]) =>
  officers.find(({ specialties = [] }) => specialties.some((each) => words[topic].test(each))) ??
  officers.find(({ bio }) => words[topic].test(bio));
