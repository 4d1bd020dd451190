import { portalPaths } from '@brokerage/domain/portalPaths';
import { sitePaths } from './sitePaths.ts';

/** Every route of the product; the router uses these. */
export const routePaths = { ...sitePaths, ...portalPaths } as const;

/** The page to set up a second factor. */
export const securityTabPath = `${routePaths.officerPortal}?tab=security`;
