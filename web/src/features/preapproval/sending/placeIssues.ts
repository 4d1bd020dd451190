import { elsewhereMessage } from '@brokerage/domain/company/elsewhereMessage';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { findStepNumber } from '@brokerage/domain/preapproval/form/steps';
import type { AnswerIssue, FormValues } from '../draft/formValues.ts';
import type { ToState } from '../useToState.ts';

type ApplyRules = PublicCompany['applyRules'];

/** Returns whether a step asks where the property is, and the company doesn't take applications everywhere. */
export const asksForPlace = (step: number, { states }: ApplyRules): boolean =>
  step === findStepNumber('property_location') && states.length > 0;

/**
 * Returns what is wrong with where the property is, on the step that asks for it: a state in which the company takes no applications.
 */
export function placeIssues(
  step: number,
  { property_location: location }: FormValues,
  rules: ApplyRules,
  toState: ToState,
): AnswerIssue[] {
  if (!asksForPlace(step, rules)) return [];
  const state = typeof location === 'string' ? toState(location) : undefined;
  const message = elsewhereMessage(rules.states, state);
  return message === undefined ? [] : [{ field: 'property_location', message }];
}
