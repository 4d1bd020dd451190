import { useCallback, useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRestoreFocus } from '../../useRestoreFocus.ts';

/** State of the history entry when a sheet was opened from its list: the list is one step back. */
interface SheetState {
  isSheetAboveList?: boolean;
}

/** State of a link from a list to a sheet above it. */
export const openedFromList: SheetState = { isSheetAboveList: true };

interface SideSheetAddress {
  /** The record whose sheet is open, if any. */
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
  /** Props of the row's router link to the record's sheet: the row regains the focus even if the URL opened the sheet. */
  link: (id: string) => { to: To; state: SheetState; replace: boolean; 'data-opens-sheet': string };
}

/** Returns a URL's search with the record in the parameter, or without one. */
function searchWith(search: URLSearchParams, parameter: string, id: string | undefined): string {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete(parameter);
  else next.set(parameter, id);
  return next.size === 0 ? '' : `?${next.toString()}`;
}

/**
 * Keeps the record with an open SideSheet in a search parameter, so that it has its own URL and Back closes it. The rest of the URL, such
 * as the list's filters, stays.
 */
export function useSideSheet(parameter: string): SideSheetAddress {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openId = search.get(parameter) ?? undefined;
  const isOpen = openId !== undefined;
  const lastId = useRef(openId);
  useEffect(() => {
    if (openId !== undefined) lastId.current = openId;
  }, [openId]);
  useRestoreFocus(isOpen, () =>
    document.querySelector<HTMLElement>(`[data-opens-sheet="${CSS.escape(lastId.current ?? '')}"]`),
  );

  const state = location.state as SheetState | null;
  // Switching between records adds no history entry, so Back leads to the list.
  const isAboveList = !isOpen || state?.isSheetAboveList === true;
  // Stable while the URL stays the same, so that list rows don't re-render.
  const link = useCallback(
    (id: string) => ({
      to: { search: searchWith(search, parameter, id) },
      state: { isSheetAboveList: isAboveList },
      replace: isOpen,
      'data-opens-sheet': id,
    }),
    [search, parameter, isAboveList, isOpen],
  );

  return {
    openId,
    open: (id) => {
      const { to, ...options } = link(id);
      void navigate(to, { state: options.state, replace: options.replace });
    },
    close: () => {
      if (state?.isSheetAboveList) void navigate(-1);
      else void navigate({ search: searchWith(search, parameter, undefined) }, { replace: true });
    },
    link,
  };
}
