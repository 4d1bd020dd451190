import type { Action } from '@brokerage/domain/member/roles';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageTitle } from '../head/usePageTitle.ts';
import { PageContainer } from '../PageContainer.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';
import { Requires } from './Requires.tsx';

/** Width of a form in pixels, with its heading and messages. */
export const FORM_WIDTH = 760;

interface PortalPageProps {
  /** The permission required to open the page; others get Access Denied. */
  action: Action;
  title: string;
  /** For lists and tables: up to 1360 px of content. */
  isWide?: boolean;
  /** As wide as a form, including heading and messages: for forms and short lists. */
  isNarrow?: boolean;
  /** Rendered only for permitted members, because rendering starts its listeners. */
  children: ReactNode;
}

/** Lays out a page inside the portal's shell; only permitted members see the content. */
export function PortalPage({ action, title, isWide = false, isNarrow = false, children }: PortalPageProps) {
  usePageTitle(title);
  return (
    <PageContainer>
      <Box sx={{ maxWidth: isNarrow ? FORM_WIDTH : isWide ? undefined : 1152 }}>
        <Requires action={action}>{children}</Requires>
      </Box>
    </PageContainer>
  );
}

interface PageHeadingProps {
  title: string;
  /** A one-line description of the page. */
  children: ReactNode;
  /** Actions of the page, on the right. */
  actions?: ReactNode;
}

/** The heading of such a page. */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const heading = useHeadingFocus();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', mb: 2 }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '39rem' }}>
          {children}
        </Typography>
      </Box>
      {actions && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
