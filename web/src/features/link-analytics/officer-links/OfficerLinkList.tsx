import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { useState } from 'react';
import { LINK } from '../../../lib/links/linkPaths.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { useSideSheet } from '../../../ui/layout/useSideSheet.ts';
import { CopyLinkButton } from '../../../ui/links/CopyLinkButton.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { LinkMenu } from '../links/LinkMenu.tsx';
import { LinkSheet } from '../links/LinkSheet.tsx';
import type { LinkAction } from '../links/linkActions.ts';
import { OFFICER_LINK_COLUMNS } from './officerLinkColumns.tsx';
import type { OfficerLinks } from './useOfficerLinks.ts';

const codeOf = ({ link }: LinkRow) => link.short_code;
const NEWEST_FIRST = { by: 'created', direction: 'desc' } as const;

/** Lists links to public pages and the questionnaire, with their figures and all that can be done about them. */
export function OfficerLinkList({ rows, more }: OfficerLinks) {
  const [chosen, setChosen] = useState<{ code: string; action: LinkAction }>();
  const sheet = useSideSheet(LINK);
  const findRow = (code: string | undefined) => rows.find((row) => codeOf(row) === code);
  const chosenRow = findRow(chosen?.code);
  return (
    <>
      <DataTable
        id="officer-links"
        name="Links"
        label="Links to public pages and the questionnaire, figures for all time"
        columns={OFFICER_LINK_COLUMNS}
        rows={rows}
        getRowId={codeOf}
        initialOrder={NEWEST_FIRST}
        tableFrom={820}
        onOpen={(row) => sheet.open(codeOf(row))}
        titleLink={(row) => ({
          ...sheet.link(codeOf(row)),
          'aria-label': `Details of ${formatLinkRow(row)}`,
        })}
        renderActions={(row) => (
          <>
            <CopyLinkButton url={sharedLinkAddress(siteOrigin(), codeOf(row))} what={formatLinkRow(row)} />
            <LinkMenu row={row} onChoose={(action) => setChosen({ code: codeOf(row), action })} />
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
          figures="all time"
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
