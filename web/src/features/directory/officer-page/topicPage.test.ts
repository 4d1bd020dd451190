import { loanPagePrograms } from '@brokerage/domain/programs/programs';
import { expect, it } from 'vitest';
import { topicPage } from './topicPage.ts';

it.each([
  ['FHA loans', '/loans/fha'],
  ['Military (PCS) moves', '/loans/va'],
  ['Home equity and HELOCs', '/loans/heloc'],
  ['Cash-out refinance', '/refinance'],
  ['Cash to close', '/resources/closing-costs'],
  ['Rent vs. buy', '/resources/rent-or-buy'],
  ['First-time buyers', '/resources/guides/getting-ready'],
  ['Pre-approval review', '/resources/guides/pre-approval'],
  ['Board packages', undefined],
  ['Rental income', undefined],
  ['Savannah', undefined],
])('%s: %s', (topic, page) => expect(topicPage(topic)).toBe(page));

it.each(loanPagePrograms.map(({ shortName, path }) => [shortName, path]))(
  'finds the page of %s by its name',
  (shortName, path) => expect(topicPage(shortName)).toBe(path),
);
