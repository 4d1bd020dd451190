import { flyerPath } from '@brokerage/domain/portalPaths';
import { routePaths } from './routePaths.ts';

/** Returns the path of a flyer's page with its Share dialog open. */
export const shareFlyerPath = (flyerId: string): string => `${flyerPath(flyerId)}?share=1`;

/** Returns the path of the page that creates a flyer from the template. */
export const createFlyerPath = (templateId: string): string =>
  `${routePaths.createFlyer}?${new URLSearchParams({ template: templateId }).toString()}`;

/** Returns the path to one link's analytics among all company links; for administrators. */
export const linkAnalyticsPath = (shortCode: string): string =>
  `${routePaths.analytics}?${new URLSearchParams({ of: 'company', find: shortCode }).toString()}`;
