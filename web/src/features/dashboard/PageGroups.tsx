import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Card, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PortalPageEntry } from '../../lib/routes/portalSection.ts';

/** Panels in as many columns as fit, each as high as its content. */
export function Panels({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ columns: '440px 2', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } }}>{children}</Box>
  );
}

/** A panel in a tab. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ px: 2, pt: 1.75, pb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

interface PageRowProps {
  page: PortalPageEntry;
  /** The number of waiting tasks there. */
  badge?: ReactNode;
}

/** Link to another page of the portal; the whole row is clickable. */
function PageRow({ page: { path, title, description, Icon }, badge }: PageRowProps) {
  const badgeId = useId();
  const hasBadge = Boolean(badge);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        transition: 'background-color 150ms ease-out',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 22, flex: 'none', color: 'action.active' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          <Link
            component={RouterLink}
            to={path}
            aria-describedby={hasBadge ? badgeId : undefined}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      </Box>
      {hasBadge && <span id={badgeId}>{badge}</span>}
      <ChevronRight aria-hidden sx={{ fontSize: 20, flex: 'none', color: 'action.active' }} />
    </Box>
  );
}

interface PageGroupsProps {
  pages: readonly PortalPageEntry[];
  renderBadge?: (page: PortalPageEntry) => ReactNode;
}

/** Lists pages in a panel for each of their groups. */
export function PageGroups({ pages, renderBadge }: PageGroupsProps) {
  const groups = new Set(pages.map(({ group }) => group));
  return [...groups].map((title) => (
    <Panel key={title} title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages
          .filter(({ group }) => group === title)
          .map((page) => (
            <PageRow key={page.path} page={page} badge={renderBadge?.(page)} />
          ))}
      </Box>
    </Panel>
  ));
}
