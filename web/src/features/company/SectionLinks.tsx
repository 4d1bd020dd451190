import { Box, Link, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';

interface Section {
  heading: HTMLHeadingElement;
  /** Set on the first section of a group. */
  group: string | undefined;
}

function findSections(form: HTMLFormElement | null): Section[] {
  const sections: Section[] = [];
  let group: string | undefined;
  for (const element of form?.querySelectorAll<HTMLElement>('[data-group-heading], h2[id]') ?? []) {
    if (element instanceof HTMLHeadingElement && element.id) sections.push({ heading: element, group });
    group = element.hasAttribute('data-group-heading') ? (element.textContent ?? '') : undefined;
  }
  return sections;
}

/** A heading is current once it's less than this many pixels from the top of the window. A link scrolls its heading slightly higher. */
const READ_FROM = 180;

/** Returns the section at the top of the window: the last one whose heading has passed it. */
function useCurrent(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const look = () => {
      const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top <= READ_FROM);
      setCurrent((passed.at(-1) ?? sections[0])?.heading.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `-${READ_FROM}px 0px 0px` });
    for (const { heading } of sections) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** What people do to scroll away from a section. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Returns the section whose link was followed, which may be too near the page's end to reach its top, until the user scrolls. */
function useFollowed() {
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    if (followed === undefined) return;
    const forget = () => setFollowed(undefined);
    for (const event of SCROLLING) window.addEventListener(event, forget, { passive: true });
    return () => {
      for (const event of SCROLLING) window.removeEventListener(event, forget);
    };
  }, [followed]);
  return [followed, setFollowed] as const;
}

/** Width of the fade at the end of the row, in pixels. */
const FADE = 48;

/**
 * Links to the form's sections: next to it in wide windows, otherwise in a sticky row above it. They don't change the URL, because the page
 * may have unsaved changes.
 */
export function SectionLinks({ form }: { form: HTMLFormElement | null }) {
  const sections = useMemo(() => findSections(form), [form]);
  const list = useRef<HTMLUListElement>(null);
  const [followed, setFollowed] = useFollowed();
  const inSight = useCurrent(sections);
  const current = followed ?? inSight;
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scroll the line of links only, not the page.
    // The end of the previous link stays in view, so that it's visible that there are earlier ones.
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - FADE;
  }, [current]);
  return (
    <Box
      component="nav"
      aria-label="On this page"
      sx={{
        position: 'sticky',
        top: { xs: 56, lg: 88 },
        zIndex: { xs: 2, lg: 'auto' },
        alignSelf: 'start',
        bgcolor: 'background.default',
        gridColumn: { lg: 2 },
        gridRow: { lg: 1 },
        mb: { xs: 2, lg: 0 },
        borderBottom: { xs: 1, lg: 0 },
        borderColor: 'divider',
      }}
    >
      <Box
        component="ul"
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: { xs: 'flex', lg: 'block' },
          gap: 2.5,
          overflowX: { xs: 'auto', lg: 'visible' },
          scrollbarWidth: 'none',
          // The row fades out at its end, so that it's visible that it goes on; its last link scrolls clear of that.
          pr: { xs: `${FADE}px`, lg: 0 },
          maskImage: { xs: `linear-gradient(to left, transparent, #000 ${FADE}px)`, lg: 'none' },
        }}
      >
        {sections.map(({ heading, group }) => (
          <Box component="li" key={heading.id} sx={{ flex: 'none' }}>
            {group && (
              <Typography
                variant="overline"
                component="p"
                sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.secondary', mt: 1 }}
              >
                {group}
              </Typography>
            )}
            <Link
              href={`#${heading.id}`}
              underline="hover"
              color="inherit"
              aria-current={heading.id === current ? 'location' : undefined}
              sx={{
                display: 'block',
                py: { xs: 1.25, lg: 0.5 },
                pl: { lg: 1.5 },
                borderLeft: { lg: 2 },
                borderBottom: { xs: 3, lg: 0 },
                borderColor: { xs: 'transparent', lg: 'divider' },
                outlineOffset: -2,
                '&[aria-current]': { borderColor: 'primary.main', fontWeight: 600 },
              }}
              onClick={(event) => {
                event.preventDefault();
                setFollowed(heading.id);
                heading.tabIndex = -1;
                heading.focus({ preventScroll: true });
                heading.scrollIntoView();
              }}
            >
              {heading.textContent}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
