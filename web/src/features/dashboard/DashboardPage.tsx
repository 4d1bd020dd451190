import { isAdministrator, roleLabel } from '@brokerage/domain/member/roles';
import { Alert, Box, Link, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { formatDate } from '../../lib/format/time/formatDate.ts';
import { permittedSections } from '../../lib/routes/portalLocations.ts';
import { portalSections } from '../../lib/routes/portalPages.ts';
import type { DashboardTab } from '../../lib/routes/portalSection.ts';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { usePageTitle } from '../../ui/layout/head/usePageTitle.ts';
import { PageContainer } from '../../ui/layout/PageContainer.tsx';
import { Requires } from '../../ui/layout/portal/Requires.tsx';
import { TabHeading } from '../../ui/layout/portal/TabHeading.tsx';
import { PageGroups, Panel, Panels } from './PageGroups.tsx';
import { PdfToolsTab } from './PdfToolsTab.tsx';

interface DashboardPageProps {
  /** The member's tasks, above the tabs. */
  waiting: ReactNode;
  /** The Submissions tab, shown to members who may read applications. */
  submissions: ReactNode;
  /** The member's newest flyers, on the PDF Tools tab. */
  recentFlyers: ReactNode;
  /** The Security tab. */
  security: ReactNode;
}

/** The portal's start page (docs/product.md#dashboard). The open tab is in the URL, so reload and Back keep it. */
export function DashboardPage({ waiting, submissions, recentFlyers, security }: DashboardPageProps) {
  usePageTitle('Officer Portal');
  const session = useSignedIn();
  const { withheldRole } = session;
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const open = portalSections.find(({ tab }) => tab !== undefined && tab === requestedTab)?.tab ?? 'settings';
  const offered = permittedSections(session).filter(({ tab }) => tab !== undefined);
  const isOffered = offered.some(({ tab }) => tab === open);
  const panels: Record<DashboardTab, ReactNode> = {
    submissions: <Requires action="submissions:read">{submissions}</Requires>,
    'pdf-tools': <PdfToolsTab recentFlyers={recentFlyers} />,
    settings: <SettingsTab />,
    security,
  };
  return (
    <PageContainer>
      {withheldRole && open !== 'security' && open !== 'submissions' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          You can’t open your administrator pages until you sign in with two-factor authentication.{' '}
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
          scrollButtons={false}
          aria-label="Portal sections"
          // All four tabs fit next to each other on a phone.
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

/** Account Information and the links to profile, realtors and signature. */
function SettingsTab() {
  const session = useSignedIn();
  const { user, member, withheldRole } = session;
  const section = permittedSections(session).find(({ tab }) => tab === 'settings');
  const role = withheldRole ?? member.role;
  const { creationTime } = user.metadata;
  const account = [
    { term: 'Email', value: user.email ?? 'N/A' },
    { term: 'Role', value: roleLabel(role) },
    // `Role` is the same for all administrators, so this says which kind.
    ...(isAdministrator(role) ? [{ term: 'Access', value: roleName(role) }] : []),
    { term: 'Account created', value: formatDate(creationTime ? new Date(creationTime) : undefined) },
  ];
  return (
    <>
      <TabHeading title="Settings" />
      <Panels>
        <Panel title="Account Information">
          <Box component="dl" sx={{ m: 0 }}>
            {account.map(({ term, value }) => (
              <Box
                key={term}
                sx={{
                  display: 'grid',
                  // On narrow screens an email address needs the full line.
                  gridTemplateColumns: { sm: '9rem minmax(0, 1fr)' },
                  px: 2,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {term}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
        </Panel>
        <PageGroups pages={section?.pages ?? []} />
      </Panels>
    </>
  );
}
