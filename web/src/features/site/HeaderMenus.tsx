import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePagePath } from '../../lib/routes/pagePath.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MENU_CLASS, menuGroups } from './siteLinks.ts';

/** How long the pointer stays on a menu before it opens. */
const HOVER_MS = 200;
/** If another menu was open less than this long ago, the next one opens immediately. */
const SKIP_MS = 300;

/**
 * Returns which drop-down is open. The mouse opens it after a short delay on hover; a click, a tap and the keyboard open it immediately.
 */
function useHoverMenus() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (menu: string | null, { byHover = false } = {}) => {
    clearTimeout(timer.current);
    if (menu === null && open !== null) closedAt.current = performance.now();
    openedByHover.current = byHover;
    setOpen(menu);
  };

  return {
    open,
    close: () => show(null),
    /** A click on a menu that the mouse has just opened is meant to open it. */
    toggle: (menu: string) => show(open === menu && !openedByHover.current ? null : menu),
    hover: (menu: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open === menu) return;
        const atOnce = open !== null || performance.now() - closedAt.current < SKIP_MS;
        if (atOnce) show(menu, { byHover: true });
        else timer.current = setTimeout(() => show(menu, { byHover: true }), HOVER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        // Time to return, or to cross a corner.
        if (open === menu && openedByHover.current) timer.current = setTimeout(() => show(null), HOVER_MS);
      },
    }),
  };
}

/** The LOANS and RESOURCES drop-downs: disclosure buttons with a list of links below. */
export function HeaderMenus({ buttonSx }: { buttonSx: SxProps<Theme> }) {
  const { open, close, toggle, hover } = useHoverMenus();
  const pathname = usePagePath();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    if (event.key === 'Escape' && open) {
      close();
      menu.querySelector('button')?.focus();
      return;
    }
    const links = [...menu.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || links.length === 0) return;
    event.preventDefault();
    links[at === -1 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length]?.focus();
  };

  return menuGroups.map(({ label, columns, links }) => (
    <Box
      key={label}
      className={MENU_CLASS}
      sx={{ position: 'relative' }}
      {...hover(label)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open === label && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <ActionButton
        sx={buttonSx}
        aria-current={links.some(({ to }) => isWithin(pathname, to)) || undefined}
        aria-expanded={open === label}
        aria-controls={open === label ? `menu-${label}` : undefined}
        endIcon={<KeyboardArrowDown />}
        onClick={() => toggle(label)}
      >
        {label}
      </ActionButton>
      {open === label && (
        <Box sx={{ position: 'absolute', top: '100%', right: 0, pt: 1, zIndex: 1 }}>
          <Box
            component="ul"
            id={`menu-${label}`}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 1,
              width: columns === 2 ? 680 : 344,
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: 1,
              border: 1,
              borderRadius: 1,
              bgcolor: 'background.paper',
              borderColor: 'divider',
              boxShadow: '0 8px 32px rgb(20 44 35 / 16%)',
            }}
          >
            {links.map((link) => (
              <li key={link.label}>
                <ButtonLink
                  href={link.to}
                  onClick={close}
                  fullWidth
                  aria-describedby={`about-${link.to}`}
                  sx={item}
                >
                  {link.label}
                  {/* The link's accessible name is only its label. */}
                  <Box
                    component="span"
                    id={`about-${link.to}`}
                    aria-hidden
                    sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' }}
                  >
                    {link.text}
                  </Box>
                </ButtonLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  ));
}

/** Returns whether a page is a link's target or below it. */
const isWithin = (pathname: string, to: string): boolean =>
  `${pathname}/`.startsWith(`${to.replace(/#.*/, '')}/`);

const item = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 60,
  py: 1,
  textAlign: 'left',
  color: 'text.primary',
} as const;
