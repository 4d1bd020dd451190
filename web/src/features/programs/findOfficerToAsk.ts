import { objectKeys } from '@brokerage/domain/collections/records';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications, toKnownStates } from '../../lib/directory/takesApplications.ts';
import { stateName } from '../../lib/format/names/stateName.ts';

/** A program, or home buying in general. */
export type OfficerTopic = ProgramSlug | 'purchase';

/** Patterns that an officer's topics or bio match if the officer knows the topic well. */
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

/** The closest topic for a program that no officer lists. The officer's bio has to make sense on the program's page. */
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

/** An officer to ask about a topic. */
export interface OfficerToAsk {
  officer: PublicOfficer;
  /** The officer's own profile lists the topic. */
  isSpecialist: boolean;
}

/**
 * Returns the officer to ask about a topic, chosen from those who take applications: one who lists it as a topic or in the bio; otherwise
 * one who lists the closest topic or has no other specialty, a different one for each topic. If a state's name is given and someone is
 * licensed there, only officers licensed there are considered. Returns undefined if no officer takes applications.
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
