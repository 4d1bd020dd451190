import { ERROR_SENTENCES, REFUSALS } from '@brokerage/domain/errors';
import { FunctionsError } from 'firebase/functions';
import { expect, test } from 'vitest';
import { sentenceOf } from './callFunction.ts';

test('a refusal is told in the words of the function, without the status that the SDK adds', () => {
  const refused = new FunctionsError('already-exists', `${REFUSALS.addressTaken} [409]`);
  expect(sentenceOf(refused)).toBe(REFUSALS.addressTaken);
});

test.each([
  new FunctionsError('internal', 'Response is not valid JSON object. [500]'),
  new FunctionsError('unavailable', 'unavailable [503]'),
  new FunctionsError('deadline-exceeded', 'deadline-exceeded'),
  new Error('Something in the browser'),
])('%s is told in our words', (error) => {
  expect(sentenceOf(error)).toBe(ERROR_SENTENCES.internal);
});
