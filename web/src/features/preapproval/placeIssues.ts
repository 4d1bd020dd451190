import { elsewhereMessage } from '@brokerage/domain/company/elsewhereMessage';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { stateByCode } from '@brokerage/domain/directory/stateByCode';
import { findStepNumber } from '@brokerage/domain/preapproval/steps';
import type { AnswerIssue, FormValues } from './draft/formValues.ts';

/**
 * Returns what is wrong with where the property is, on the step that asks for it: a state in which the company takes no applications.
 * One that is written out is left to the server, which knows the names.
 */
export function placeIssues(
  step: number,
  { property_location: location }: FormValues,
  { states }: PublicCompany['applyRules'],
): AnswerIssue[] {
  if (step !== findStepNumber('property_location') || states.length === 0) return [];
  const state = typeof location === 'string' ? stateByCode(location) : undefined;
  if (state === undefined || states.some(({ code }) => code === state)) return [];
  return [{ field: 'property_location', message: elsewhereMessage(states.map(({ name }) => name)) }];
}
