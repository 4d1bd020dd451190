import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { PAGE_TITLE } from './pageTitle.ts';

/** The title of the document: search engines get the page's, whoever fills it the step's. */
export function StepTitle({ text }: { text: string }) {
  const isHydrated = useIsHydrated();
  return <title>{isHydrated ? `${text} | ${PAGE_TITLE}` : PAGE_TITLE}</title>;
}
