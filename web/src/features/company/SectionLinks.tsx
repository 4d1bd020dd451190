import { Box, Link, Typography } from '@mui/material';
import { type RefObject, useCallback, useState } from 'react';

/** Links to the form's sections, beside it in wide windows. They leave the address as it is: the page may hold unsaved changes. */
export function SectionLinks({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [headings, setHeadings] = useState<readonly HTMLHeadingElement[]>([]);
  // The sections are there before these links.
  const findHeadings = useCallback(
    (links: HTMLElement | null) => {
      if (links) setHeadings([...(form.current?.querySelectorAll<HTMLHeadingElement>('h2[id]') ?? [])]);
    },
    [form],
  );
  return (
    <Box
      component="nav"
      ref={findHeadings}
      aria-label="On this page"
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 88, alignSelf: 'start' }}
    >
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        On this page
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link
              href={`#${heading.id}`}
              underline="hover"
              color="inherit"
              sx={{ display: 'block', py: 0.75 }}
              onClick={(event) => {
                event.preventDefault();
                heading.tabIndex = -1;
                heading.focus({ preventScroll: true });
                heading.scrollIntoView();
              }}
            >
              {heading.textContent}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
