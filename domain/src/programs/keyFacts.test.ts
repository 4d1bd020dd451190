import { expect, it } from 'vitest';
import { objectKeys } from '../collections/records.ts';
import { comparedText } from './comparison.ts';
import { facts } from './facts.ts';
import { keyFacts } from './keyFacts.ts';

it.each(objectKeys(keyFacts))('%s has three, each number with a source', (slug) => {
  expect(keyFacts[slug]).toHaveLength(3);
  for (const { value, more, fact } of keyFacts[slug]) {
    const { value: figure, sentence } = facts[fact];
    const sourced = [
      figure,
      sentence,
      comparedText(slug, 'credit'),
      slug === 'usda' ? '' : comparedText(slug, 'size'),
    ].join(' ');
    for (const number of `${value} ${more}`.match(/\$?\d[\d,.]*%?/g) ?? []) expect(sourced).toContain(number);
  }
});
