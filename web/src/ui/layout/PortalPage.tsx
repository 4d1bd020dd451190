import type { Action } from '@brokerage/domain/member/roles';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { settingsTabPath } from '../../lib/routes/routePaths.ts';
import { PortalHeader, wideContainer } from './PortalHeader.tsx';
import { Requires } from './Requires.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PortalPageProps {
  /** The right without which the page is Access Denied. */
  action: Action;
  title: string;
  /** The page above it; the dashboard's Settings when left out. */
  back?: { label: string; path: string };
  /** For tables of many columns. */
  isWide?: boolean;
  /** Rendered only for those who may: its listeners start with it. */
  children: ReactNode;
}

const SETTINGS = { label: 'Settings', path: settingsTabPath };

/** Lays out a page of the portal below the dashboard: its header, the way back, the content for those who may see it. */
export function PortalPage({ action, title, back = SETTINGS, isWide = false, children }: PortalPageProps) {
  usePageTitle(title);
  return (
    <>
      <PortalHeader isWide={isWide} />
      <Container component="main" sx={{ pt: 1.5, pb: 8, ...(isWide && wideContainer) }}>
        <Button component={Link} to={back.path} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
          {back.label}
        </Button>
        <Requires action={action}>{children}</Requires>
      </Container>
    </>
  );
}

interface PageHeadingProps {
  title: string;
  /** One line on what the page holds. */
  children: ReactNode;
  /** What can be done on the page, at the right. */
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
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-end', mb: 2 }}
    >
      <div>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '68ch' }}>
          {children}
        </Typography>
      </div>
      {actions && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
