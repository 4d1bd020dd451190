import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import type { Fact } from '@brokerage/domain/programs/fact';
import { facts } from '@brokerage/domain/programs/facts';
import { type Program, programs } from '@brokerage/domain/programs/programs';
import { expect, it } from 'vitest';
import { listDisclosures } from './listDisclosures.ts';

const all: readonly Program[] = programs;
const find = (...slugs: string[]) => all.filter(({ slug }) => slugs.includes(slug));
const triggers = (...slugs: string[]) => listDisclosures(find(...slugs)).map(({ trigger }) => trigger);

it('shows each disclosure once, however many programs it covers', () => {
  const fha = find('fha', 'down-payment-assistance');
  expect(fha.map(({ example }) => example)).toEqual(['fha', 'fha']);
  expect(listDisclosures(fha)).toHaveLength(1);
  expect(listDisclosures(find('fha', 'va'))).toHaveLength(2);
});

it('discloses a line of credit by the rule for open-end plans, next to loans', () => {
  expect(triggers('conventional', 'heloc')).toEqual(['closed-end', 'open-end']);
});

it('discloses nothing for programs without a trigger term', () => {
  expect(listDisclosures(find('refinance'))).toEqual([]);
});

it('leaves no trigger term of any program undisclosed', () => {
  const shown = listDisclosures(all);
  for (const { slug, facts: ids, example } of all) {
    const hasTrigger = ids.some((id) => (facts[id] as Fact).trigger !== undefined);
    const needed = disclosureFor(ids, example);
    expect(needed !== undefined, slug).toBe(hasTrigger);
    if (needed) expect(shown, slug).toContainEqual(needed);
  }
});
