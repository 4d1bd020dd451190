import { expect, it } from 'vitest';
import { topicPage } from './topicPage.ts';

it.each([
  ['FHA loans', '/loans/fha'],
  ['Moves on military orders', '/loans/va'],
  ['Home equity and HELOCs', '/loans/heloc'],
  ['Cash-out refinance', '/refinance'],
  ['Planning cash to close', '/resources/closing-costs'],
  ['Renting or buying', '/resources/rent-or-buy'],
  ['First-time buyers', '/resources/guides/getting-ready'],
  ['Board packages', undefined],
  ['Savannah', undefined],
])('%s: %s', (topic, page) => expect(topicPage(topic)).toBe(page));
