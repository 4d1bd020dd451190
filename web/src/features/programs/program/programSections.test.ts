import { findProgram } from '@brokerage/domain/programs/comparison';
import { facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { expect, it } from 'vitest';
import { programHeroes } from './hero/programHeroes.ts';
import { programSections } from './programSections.ts';

it('shows another picture in the head of each program’s page, and not one composition throughout', () => {
  const heroes = Object.values(programHeroes);
  expect(new Set(heroes.map(({ src }) => src)).size).toBe(heroes.length);
  expect(new Set(heroes.map(({ layout }) => layout)).size).toBe(4);
});

it.each(Object.entries(programSections))(
  'shows at most four figures of %s, each with a detail',
  (slug, sections) => {
    for (const section of sections) {
      if (section.kind !== 'figures') continue;
      expect(section.facts.length).toBeLessThanOrEqual(4);
      expect(findProgram(slug as ProgramSlug).facts).toEqual(expect.arrayContaining([...section.facts]));
      for (const id of section.facts) expect(facts[id]).toHaveProperty('detail');
    }
  },
);
