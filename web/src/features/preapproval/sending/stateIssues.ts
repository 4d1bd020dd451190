import { elsewhereMessage } from '@brokerage/domain/company/elsewhereMessage';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { findStepNumber } from '@brokerage/domain/preapproval/form/steps';
import type { AnswerIssue, FormValues } from '../draft/formValues.ts';
import type { StateFinder } from '../useStateInAddress.ts';

type ApplyRules = PublicCompany['applyRules'];

/** Returns whether a step asks for the property's location and the company limits applications to some states. */
export const asksForState = (step: number, { states }: ApplyRules): boolean =>
  step === findStepNumber('property_location') && states.length > 0;

/** Returns an issue if the property is in a state where the company doesn't take applications, on the step that asks for its location. */
export function stateIssues(
  step: number,
  { property_location: location }: FormValues,
  rules: ApplyRules,
  findState: StateFinder,
): AnswerIssue[] {
  if (!asksForState(step, rules)) return [];
  const state = typeof location === 'string' ? findState(location) : undefined;
  const message = elsewhereMessage(rules.states, state);
  return message === undefined ? [] : [{ field: 'property_location', message }];
}
