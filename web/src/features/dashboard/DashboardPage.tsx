import { can } from '@brokerage/domain/member/roles';
import { Alert, Box, Container, Link, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { PortalHeader } from '../../ui/layout/PortalHeader.tsx';
import { Requires } from '../../ui/layout/Requires.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { PdfToolsTab } from './PdfToolsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS = [
  { value: 'submissions', label: 'Submissions' },
  { value: 'pdf-tools', label: 'PDF Tools' },
  { value: 'settings', label: 'Settings' },
  { value: 'security', label: 'Security' },
] as const;
type TabValue = (typeof TABS)[number]['value'];

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
  const { member, withheldRole } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = TABS.find((tab) => tab.value === asked)?.value ?? 'settings';
  // An administrator without a second factor keeps the tab, which then says what it needs.
  const mayOpen = can(withheldRole ? { ...member, role: withheldRole } : member, 'submissions:read');
  const offered = TABS.filter((tab) => tab.value !== 'submissions' || mayOpen);
  const isOffered = offered.some((tab) => tab.value === open);
  const panels: Record<TabValue, ReactNode> = {
    submissions: <Requires action="submissions:read">{submissions}</Requires>,
    'pdf-tools': <PdfToolsTab />,
    settings: <SettingsTab />,
    security,
  };
  return (
    <>
      <PortalHeader />
      <Container component="main" sx={{ pb: 8 }}>
        {withheldRole && open !== 'security' && open !== 'submissions' && (
          <Alert severity="warning" sx={{ mt: 2 }}>
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
            onChange={(_event, tab: TabValue) => setSearch({ tab })}
            variant="scrollable"
            aria-label="Portal sections"
            // All four fit beside each other on a phone.
            sx={{ '& .MuiTab-root': { px: { xs: 1, sm: 2 } } }}
          >
            {offered.map((tab) => (
              <Tab key={tab.value} {...tab} id={`tab-${tab.value}`} aria-controls={`panel-${tab.value}`} />
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
      </Container>
    </>
  );
}
