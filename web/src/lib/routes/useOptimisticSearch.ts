import { startTransition, useMemo, useOptimistic } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type ChangeSearch = (next: URLSearchParamsInit, options?: NavigateOptions) => void;

/**
 * Returns the search parameters as they will be once pending changes are rendered, and a setter. React Router renders a navigation in a
 * transition: with `useSearchParams`, a second change during a slow render would start from the old URL and lose the first.
 */
export function useOptimisticSearch(): [URLSearchParams, ChangeSearch] {
  const navigate = useNavigate();
  const [search, setOptimistic] = useOptimistic(useLocation().search);
  const change: ChangeSearch = (next, options) =>
    startTransition(() => {
      const text = createSearchParams(next).toString();
      setOptimistic(text === '' ? '' : `?${text}`);
      return navigate(`?${text}`, options);
    });
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}
