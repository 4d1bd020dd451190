import { LINK } from '../../lib/links/linkPaths.ts';
import { daysIn, isChosenDays, LATEST, type Period } from '../../lib/links/period.ts';
import { useOptimisticSearch } from '../../lib/routes/useOptimisticSearch.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** The page's view: whose links, which days, and the grouping. */
export interface AnalyticsView {
  isCompany: boolean;
  /** Whether the URL says whose links. */
  isChosen: boolean;
  by: 'link' | 'officer' | 'template' | 'source';
  period: Period;
}

const USUAL_PERIOD = 30;
const GROUPS = ['officer', 'template', 'source'] as const;

const toLatest = (asked: string | null): Period =>
  asked === 'all' ? null : (LATEST.find((days) => String(days) === asked) ?? USUAL_PERIOD);

/** Keeps the view in the URL, for reload and Back. Only administrators see the whole company. */
export function useAnalyticsView(): [AnalyticsView, (change: Partial<AnalyticsView>) => void] {
  const { isAdministrator } = useSignedIn();
  const [address, setAddress] = useOptimisticSearch();
  const of = address.get('of');
  const isCompany = isAdministrator && of === 'company';
  const view: AnalyticsView = {
    isCompany,
    isChosen: of !== null,
    by: (isCompany && GROUPS.find((group) => group === address.get('by'))) || 'link',
    period: daysIn(address) ?? toLatest(address.get('days')),
  };
  const change = (changes: Partial<AnalyticsView>) => {
    const next = { ...view, ...changes };
    const link = address.get(LINK);
    setAddress(
      {
        // A link's details stay open.
        ...(link !== null && { [LINK]: link }),
        ...(next.isCompany && { of: 'company' }),
        // Chosen over the company's links, although there may be none.
        ...(isAdministrator && !next.isCompany && (of === 'own' || isCompany) && { of: 'own' }),
        ...(next.isCompany && next.by !== 'link' && { by: next.by }),
        ...(isChosenDays(next.period)
          ? next.period
          : next.period !== USUAL_PERIOD && { days: String(next.period ?? 'all') }),
      },
      { replace: true },
    );
  };
  return [view, change];
}
