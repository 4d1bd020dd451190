import { type ComponentType, lazy } from 'react';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import type { GuideText } from './guideText.ts';

/** Loads a guide's body, which is prerendered with the page; the script for its print button loads later. */
const body = (checklistTitle: string, load: () => Promise<GuideText>) =>
  lazy(async () => {
    const [text, { GuideBody }] = await Promise.all([load(), import('./GuideBody.tsx')]);
    return { default: () => <GuideBody checklistTitle={checklistTitle} text={text} /> };
  });

/** The body of each guide, by path. */
export const guideBodies: Record<(typeof guidePaths)[keyof typeof guidePaths], ComponentType> = {
  [guidePaths.gettingReady]: body(
    'Your get-ready checklist',
    async () => (await import('./texts/gettingReady.ts')).gettingReady,
  ),
  [guidePaths.preApproval]: body(
    'Your pre-approval checklist',
    async () => (await import('./texts/preApproval.ts')).preApproval,
  ),
  [guidePaths.offer]: body('Your offer checklist', async () => (await import('./texts/offer.ts')).offer),
  [guidePaths.underwriting]: body(
    'Your underwriting checklist',
    async () => (await import('./texts/underwriting.ts')).underwriting,
  ),
  [guidePaths.closing]: body(
    'Your closing checklist',
    async () => (await import('./texts/closing.ts')).closing,
  ),
  [guidePaths.firstYear]: body(
    'Your first-year checklist',
    async () => (await import('./texts/firstYear.ts')).firstYear,
  ),
};
