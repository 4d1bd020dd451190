import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { generatePath } from 'react-router-dom';
import { routePaths } from './routePaths.ts';

/** Returns the page of one recall. */
export const recallPath = (recallId: string): string => generatePath(routePaths.recall, { recallId });

/** Returns the URL of the recalls page with the dialog open that starts one. */
export function newRecallPath(criterion: RecallCriterion): string {
  const fields = Object.entries(criterion).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `${routePaths.recalls}?${new URLSearchParams(Object.fromEntries(fields) as Record<string, string>).toString()}`;
}
