import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFocusBack } from '../useFocusBack.ts';

/** In the history entry of a sheet that was opened from its list: the list is one step back. */
interface SheetState {
  isSheetAboveList?: boolean;
}

interface SideSheetAddress {
  /** The record whose sheet is open; undefined when none is. */
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
  /** Props of the row's router link to the record's sheet: it gets the focus back also when the URL opened the sheet. */
  link: (id: string) => { to: To; state: SheetState; replace: boolean; 'data-opens-sheet': string };
}

/**
 * Keeps the record whose SideSheet is open in a search parameter, so that it has its own URL and Back closes it. The rest
 * of the address, such as the list's filters, stays.
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
  useFocusBack(isOpen, () =>
    document.querySelector<HTMLElement>(`[data-opens-sheet="${CSS.escape(lastId.current ?? '')}"]`),
  );

  const searchWith = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete(parameter);
    else next.set(parameter, id);
    return next.size === 0 ? '' : `?${next.toString()}`;
  };
  const state = location.state as SheetState | null;
  // From one record to the next is no step: Back leads to the list.
  const nextState: SheetState = { isSheetAboveList: !isOpen || state?.isSheetAboveList === true };
  const link = (id: string) => ({
    to: { search: searchWith(id) },
    state: nextState,
    replace: isOpen,
    'data-opens-sheet': id,
  });

  return {
    openId,
    open: (id) => {
      const { to, ...options } = link(id);
      void navigate(to, { state: options.state, replace: options.replace });
    },
    close: () => {
      if (state?.isSheetAboveList) void navigate(-1);
      else void navigate({ search: searchWith(undefined) }, { replace: true });
    },
    link,
  };
}
