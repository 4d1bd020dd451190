import type { Finding } from './finding.ts';

/** Returns what an owner is asked to correct, in the words of the checks, each once. */
export const correctionMessages = (findings: readonly Pick<Finding, 'places'>[]): string[] => [
  ...new Set(findings.flatMap(({ places }) => places.map(({ message }) => message))),
];
