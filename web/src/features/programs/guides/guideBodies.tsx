import { type ComponentType, lazy } from 'react';
import { guidePaths } from '../../../lib/routes/routePaths.ts';
import type { GuideText } from './guideText.ts';

/** Prerendered with the page; what makes its button print comes after it. */
const body = (name: string, load: () => Promise<GuideText>) =>
  lazy(async () => {
    const [text, { GuideBody }] = await Promise.all([load(), import('./GuideBody.tsx')]);
    return { default: () => <GuideBody name={name} text={text} /> };
  });

/** What each guide says below its head. */
export const guideBodies: Record<(typeof guidePaths)[keyof typeof guidePaths], ComponentType> = {
  [guidePaths.gettingReady]: body(
    'get ready',
    async () => (await import('./texts/gettingReady.ts')).gettingReady,
  ),
  [guidePaths.preApproval]: body(
    'pre-approval',
    async () => (await import('./texts/preApproval.ts')).preApproval,
  ),
  [guidePaths.offer]: body('make an offer', async () => (await import('./texts/offer.ts')).offer),
  [guidePaths.underwriting]: body(
    'underwriting',
    async () => (await import('./texts/underwriting.ts')).underwriting,
  ),
  [guidePaths.closing]: body('close', async () => (await import('./texts/closing.ts')).closing),
  [guidePaths.firstYear]: body(
    'your first year',
    async () => (await import('./texts/firstYear.ts')).firstYear,
  ),
};
