import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { menuGroups, NEEDS_SCRIPT } from './siteLinks.ts';
import { useHoverMenus } from './useHoverMenus.ts';

/** The LOANS and RESOURCES drop-downs: disclosure buttons with a list of links below. */
export function HeaderMenus({ buttonSx }: { buttonSx: SxProps<Theme> }) {
  const { open, close, toggle, hover } = useHoverMenus();

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

  return menuGroups.map(({ label, links }) => (
    <Box
      key={label}
      className={NEEDS_SCRIPT}
      sx={{ position: 'relative' }}
      {...hover(label)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open === label && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <ActionButton
        sx={buttonSx}
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
              width: 280,
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
                  sx={{ justifyContent: 'flex-start', color: 'text.primary' }}
                >
                  {link.label}
                </ButtonLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  ));
}
