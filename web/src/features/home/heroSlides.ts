import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { purchaseScene, refinanceScene } from '../../illustrations/companyScenes.ts';
import porchAtDusk from '../../illustrations/drawn/porchAtDusk.svg';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';

/** Shown below the button that leads to the questionnaire. */
const QUESTIONNAIRE_NOTE = 'About 10 minutes. No\u00a0Social\u00a0Security number.';

/**
 * The three slides of the home page. `sky` is the color at the top of the picture, behind the text. `center` is the part of the picture, in
 * percent of its width, to center on a small screen: the people and their house.
 */
export const heroSlides = ({ states }: Pick<PublicCompany, 'states'>) =>
  [
    {
      ...purchaseScene(states),
      sky: '#f3ead6',
      center: 57.5,
      dark: false,
      heading: 'A mortgage from someone you can call.',
      text: 'Tell us what you’re planning. A licensed loan officer walks you through what you can afford, your loan options and the costs.',
      action: { label: 'Get Pre-Approved', to: preApprovalUrl('Purchase') },
      note: QUESTIONNAIRE_NOTE,
    },
    {
      ...refinanceScene(states),
      sky: '#dfe9df',
      center: 62,
      dark: false,
      heading: 'See if a new loan fits you better.',
      text: 'We compare your current loan with what lenders offer today. If it’s better to keep what you have, we’ll tell you.',
      action: { label: 'See your refinance options', to: sitePaths.refinance },
      note: null,
    },
    {
      picture: porchAtDusk,
      alt: 'A family on the porch of their house at dusk, with the lights on',
      sky: 'primary.dark',
      center: 64.1,
      dark: true,
      heading: 'Borrow against the home you love.',
      text: 'A line of credit for a new roof, tuition or an extra room. We explain the costs before you sign.',
      action: { label: 'Ask about home equity', to: preApprovalUrl('HELOC/Other') },
      note: QUESTIONNAIRE_NOTE,
    },
  ] as const;

export type HeroSlideContent = ReturnType<typeof heroSlides>[number];
