import { Alert, Box, Link, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { type DashboardTab, permittedSections, portalSections } from '../../lib/routes/portalPages.ts';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { PageContainer } from '../../ui/layout/PageContainer.tsx';
import { Requires } from '../../ui/layout/Requires.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { PdfToolsTab } from './PdfToolsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

interface DashboardPageProps {
  /** What waits for the person, above the tabs. */
  waiting: ReactNode;
  /** The Submissions tab, shown to whoever may read applications. */
  submissions: ReactNode;
  /** The Security tab. */
  security: ReactNode;
}

/** The portal's start page (docs/product.md#dashboard). The open tab is in the address, so reload and Back keep it. */
export function DashboardPage({ waiting, submissions, security }: DashboardPageProps) {
  usePageTitle('Officer Portal');
  const session = useSignedIn();
  const { withheldRole } = session;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = portalSections.find(({ tab }) => tab !== undefined && tab === asked)?.tab ?? 'settings';
  const offered = permittedSections(session).filter(({ tab }) => tab !== undefined);
  const isOffered = offered.some(({ tab }) => tab === open);
  const panels: Record<DashboardTab, ReactNode> = {
    submissions: <Requires action="submissions:read">{submissions}</Requires>,
    'pdf-tools': <PdfToolsTab />,
    settings: <SettingsTab />,
    security,
  };
  return (
    <PageContainer isWide>
      {withheldRole && open !== 'security' && open !== 'submissions' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          You can’t open your administrator pages until you sign in with a second factor.{' '}
          <Link component={RouterLink} to={securityTabPath} color="inherit">
            Go to Security
          </Link>
        </Alert>
      )}
      {waiting}
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs
          value={isOffered ? open : false}
          onChange={(_event, tab: DashboardTab) => setSearch({ tab })}
          variant="scrollable"
          aria-label="Portal sections"
          // All four fit beside each other on a phone.
          sx={{ '& .MuiTab-root': { px: { xs: 1, sm: 2 } } }}
        >
          {offered.map(({ tab, title }) => (
            <Tab key={tab} value={tab} label={title} id={`tab-${tab}`} aria-controls={`panel-${tab}`} />
          ))}
        </Tabs>
      </Box>
      {isOffered ? (
        <Box role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
          {panels[open]}
        </Box>
      ) : (
        panels[open]
      )}
    </PageContainer>
  );
}
