import { generatePath } from 'react-router-dom';
import { routePaths } from './routePaths.ts';

/** Returns the page of one finding. */
export const findingPath = (findingId: string): string => generatePath(routePaths.finding, { findingId });
