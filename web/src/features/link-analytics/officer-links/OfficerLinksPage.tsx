import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import { type LinkSums, sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Alert, Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { LINK } from '../../../lib/links/linkPaths.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../../ui/feedback/SkeletonLines.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { CopyLinkButton } from '../../../ui/links/CopyLinkButton.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { LinkMenu } from '../links/LinkMenu.tsx';
import { LinkSheet } from '../links/LinkSheet.tsx';
import type { LinkMenuAction } from '../links/linkActions.ts';
import { createdColumn, expiresColumn, stateColumn } from '../links/linkColumns.tsx';
import { sumColumn } from '../sumColumn.ts';
import { NewOfficerLinkDialog } from './NewOfficerLinkDialog.tsx';
import { type OfficerLinks, useOfficerLinks } from './useOfficerLinks.ts';

const OFFICER_LINK_FIGURES = [
  ['views', 'Views'],
  ['scans', 'Scans'],
  ['starts', 'Starts'],
  ['applications', 'Applications'],
] as const satisfies readonly (readonly [keyof LinkSums, string])[];

/** The columns of links to public pages and the questionnaire. */
const OFFICER_LINK_COLUMNS: DataColumn<LinkRow>[] = [
  {
    id: 'link',
    label: 'Link',
    isTitle: true,
    cell: ({ name }) => name,
    subtitle: ({ flyer }) => flyer,
    sortValue: ({ name }) => name,
    minWidth: 180,
  },
  ...OFFICER_LINK_FIGURES.map(([key, label]) => sumColumn<LinkRow>(key, label)),
  createdColumn,
  expiresColumn,
  stateColumn,
];

const toCode = ({ link }: LinkRow) => link.short_code;
const NEWEST_FIRST = { by: 'created', direction: 'desc' } as const;

/** Lists links to public pages and the questionnaire, with their figures and actions. */
function OfficerLinkList({ rows, more }: OfficerLinks) {
  const [chosen, setChosen] = useState<{ code: string; action: LinkMenuAction }>();
  const sheet = useSideSheet(LINK);
  const findRow = (code: string | undefined) => rows.find((row) => toCode(row) === code);
  const chosenRow = findRow(chosen?.code);
  return (
    <>
      <DataTable
        id="officer-links"
        name="Links"
        label="Links to public pages and the questionnaire, figures for all time"
        columns={OFFICER_LINK_COLUMNS}
        rows={rows}
        getRowId={toCode}
        initialOrder={NEWEST_FIRST}
        tableFrom={820}
        onOpen={(row) => sheet.open(toCode(row))}
        titleLink={(row) => ({
          ...sheet.link(toCode(row)),
          'aria-label': `Details of ${formatLinkRow(row)}`,
        })}
        renderActions={(row) => (
          <>
            <CopyLinkButton url={sharedLinkAddress(siteOrigin(), toCode(row))} what={formatLinkRow(row)} />
            <LinkMenu row={row} onChoose={(action) => setChosen({ code: toCode(row), action })} />
          </>
        )}
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the newest {rows.length} links.
        </LoadMore>
      )}
      {sheet.openId !== undefined && (
        <LinkSheet
          row={findRow(sheet.openId)}
          periodName="all time"
          onChoose={(action) => sheet.openId && setChosen({ code: sheet.openId, action })}
          onClose={sheet.close}
        />
      )}
      {chosen && chosenRow && (
        <LinkDialog row={chosenRow} action={chosen.action} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

/** Links & QR Codes: tracked links to an officer's public page and the questionnaire (docs/product.md#shared-links). */
export function OfficerLinksPage() {
  return (
    <PortalPage action="flyers:make" title="Links & QR Codes" isWide>
      <OfficerLinksContent />
    </PortalPage>
  );
}

function OfficerLinksContent() {
  const { member, isAdministrator } = useSignedIn();
  const live = useOfficerLinks();
  const [isOpen, setOpen] = useState(false);
  // The server decides: a member with a directory entry may still be unlisted.
  const mayCreate = isAdministrator || member.officer_id !== null;
  const isEmpty = live.status === 'ready' && live.data.rows.length === 0 && live.data.unreadable === 0;
  // The first link may have been created since the last visit.
  const isLoading = live.status === 'loading' || (isEmpty && live.isCached);
  return (
    <>
      <PageHeading
        title="Links & QR Codes"
        actions={
          mayCreate && (
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Create link
            </Button>
          )
        }
      >
        Tracked links for business cards, yard signs and profiles. They open a loan officer’s public page, or
        the questionnaire with that officer already chosen. Their views count in{' '}
        <Link component={RouterLink} to={routePaths.analytics}>
          Link Analytics
        </Link>
        .
      </PageHeading>
      {!mayCreate && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {linkErrors['no-directory-entry'].sentence}
        </Alert>
      )}
      <ConnectionHint live={live} />
      {isLoading && <SkeletonLines label="Loading links" count={4} kind="entries" />}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load your links" onRetry={live.retry}>
          {loadErrorMessage(live.error, 'This doesn’t change the links themselves.')}
        </ErrorState>
      )}
      {live.status === 'ready' && <UnreadableAlert count={live.data.unreadable} />}
      {isEmpty && !isLoading && (
        <EmptyState scene="links" title="No links yet">
          Make one for your card or sign. It shows up here with its QR code and its views.
          {mayCreate && (
            <Box sx={{ mt: 2 }}>
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Create your first link
              </Button>
            </Box>
          )}
        </EmptyState>
      )}
      {live.status === 'ready' && live.data.rows.length > 0 && <OfficerLinkList {...live.data} />}
      {isOpen && <NewOfficerLinkDialog onClose={() => setOpen(false)} />}
    </>
  );
}
