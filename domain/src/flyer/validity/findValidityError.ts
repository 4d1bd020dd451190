import { DomainError } from '../../errors/DomainError.ts';
import { findValidityProblem, VALIDITY_FIELDS } from './validUntil.ts';

/** Returns why a flyer can’t be submitted or approved now, as an error to throw. */
export function findValidityError(...asked: Parameters<typeof findValidityProblem>): DomainError | undefined {
  const problem = findValidityProblem(...asked);
  if (!problem) return undefined;
  const fields = VALIDITY_FIELDS;
  return problem.code === 'flyer-ended-already'
    ? new DomainError(problem.code, { values: problem.values, fields })
    : new DomainError(problem.code, { values: problem.values, fields });
}
