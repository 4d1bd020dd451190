import { Box } from '@mui/material';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { CommandPaletteContext } from '../../lib/contexts/commandPaletteContext.ts';
import { lazyAfterFirstList } from '../../lib/first-list/lazyAfterFirstList.ts';
import { areSingleKeysOn } from '../../lib/shortcutPreference.ts';
import { bufferKeystrokes } from './bufferKeystrokes.ts';
import type { Command } from './command.ts';
import type { SearchCache } from './RecordSearch.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isEditable = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/**
 * Calls `onPalette` on Ctrl-K or ⌘K, even in a field, and `onShortcuts` on `?` outside of fields unless it's turned off. Ignores both while
 * a dialog or menu is open.
 */
function useShortcutKeys({
  onPalette,
  onShortcuts,
}: {
  onPalette: () => void;
  onShortcuts: () => void;
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      const isPalette = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
      const isShortcuts = key === '?' && !ctrlKey && !metaKey && areSingleKeysOn();
      if (!isPalette && (!isShortcuts || isEditable(event))) return;
      // The rich text editor's own Ctrl-K, for a link, takes precedence: it has prevented the default.
      if (document.querySelector(MODAL) !== null) return;
      event.preventDefault();
      if (isPalette) onPalette();
      else onShortcuts();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPalette, onShortcuts]);
}

// Loaded once the first list has rendered, so that it opens without a delay.
const CommandPalette = lazyAfterFirstList(async () => (await import('./CommandPalette.tsx')).CommandPalette);
// Rarely used, so loaded on demand.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** Recent choices that the palette offers again, only in this session: applicants' names are not stored. */
const RECENT_LIMIT = 5;

/** How a dialog was closed: without a choice, or with an action to run now. */
interface Left {
  command?: Command;
}

/** Shown while the palette loads. */
function PaletteLoading() {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: { xs: 0, sm: '10vh 0 auto' },
        mx: 'auto',
        maxWidth: { sm: 640 },
        height: { sm: 56 },
        p: 2,
        zIndex: 'modal',
        bgcolor: 'background.paper',
        boxShadow: 8,
        borderRadius: { sm: 1.5 },
      }}
    >
      Opening search…
    </Box>
  );
}

/** Lets the pages below open the command palette, by key or with `useCommandPalette`, and the list of shortcuts with `?`. */
export function CommandPaletteProvider() {
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  const [cache] = useState<SearchCache>(() => new Map());
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const left = useRef<Left>(undefined);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opener = useRef<Element | null>(null);
  const endBuffering = useRef<() => string>(undefined);
  const takeTyped = useCallback(() => {
    const typed = endBuffering.current?.() ?? '';
    endBuffering.current = undefined;
    return typed;
  }, []);
  useEffect(() => () => void takeTyped(), [takeTyped]);

  const show = useCallback(
    (what: 'palette' | 'shortcuts') => {
      // The palette is already loading and collecting the typed text.
      if (what === 'palette' && endBuffering.current) return;
      opener.current = document.activeElement;
      setShown(what);
      takeTyped();
      if (what === 'shortcuts') return;
      endBuffering.current = bufferKeystrokes(() => {
        takeTyped();
        setShown(undefined);
      });
    },
    [takeTyped],
  );
  const openPalette = useCallback(() => show('palette'), [show]);
  const openShortcuts = useCallback(() => show('shortcuts'), [show]);
  useShortcutKeys({ onPalette: openPalette, onShortcuts: openShortcuts });
  const controls = useMemo(() => ({ open: openPalette }), [openPalette]);

  const close = (how: Left = {}) => {
    left.current = how;
    setShown(undefined);
  };
  // Wait until the dialog is gone, because it traps the focus while it's open.
  useEffect(() => {
    if (shown !== undefined || !left.current) return;
    const { command } = left.current;
    left.current = undefined;
    const isElsewhere = command && 'to' in command && command.to.split('?')[0] !== pathname;
    // Another page focuses its heading, unless something has the focus.
    if (!isElsewhere && opener.current instanceof HTMLElement) opener.current.focus();
    if (!command) return;
    if ('to' in command) void navigate(command.to);
    else command.run();
  }, [shown, navigate, pathname]);

  return (
    <CommandPaletteContext value={controls}>
      <Outlet />
      <Suspense fallback={shown === 'palette' && <PaletteLoading />}>
        {shown === 'palette' && (
          <CommandPalette
            cache={cache}
            recent={recent}
            takeTyped={takeTyped}
            onChoose={(command) => {
              setRecent([command, ...recent.filter(({ id }) => id !== command.id)].slice(0, RECENT_LIMIT));
              close({ command });
            }}
            onShowShortcuts={() => setShown('shortcuts')}
            onClose={() => close()}
          />
        )}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={() => close()} />}
      </Suspense>
    </CommandPaletteContext>
  );
}
