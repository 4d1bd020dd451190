import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Button, TextField, useEventCallback } from '@mui/material';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { CopyLinkButton } from '../../../ui/links/CopyLinkButton.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';
import type { SortOrder } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import type { LinkMenuAction } from './linkActions.ts';
import { COMPANY_LINK_COLUMNS, OWN_LINK_COLUMNS } from './linkColumns.tsx';
import { linksCsv } from './linksCsv.ts';
import type { ListChoice, useListedLinks } from './useListedLinks.ts';

const toCode = ({ link }: LinkRow) => link.short_code;

interface LinkListProps {
  isCompany: boolean;
  listed: ReturnType<typeof useListedLinks>;
  /** The period of the figures: `all time`, `the last 30 days`. */
  periodName: string;
  list: ListChoice;
  onList: (change: Partial<ListChoice>) => void;
  sheet: ReturnType<typeof useSideSheet>;
  onChoose: (code: string, action: LinkMenuAction) => void;
  /** Saves the links as they are shown. */
  onExport: (csv: string) => void;
}

/** A list of links with their figures, to search, sort, export and manage. */
export function LinkList({
  isCompany,
  listed,
  periodName,
  list,
  onList,
  sheet,
  onChoose,
  onExport,
}: LinkListProps) {
  const [address] = useSearchParams();
  // Other pages link here with `find`, the code of one link.
  const [isAsked] = useState(() => address.has('find'));
  const [initialOrder] = useState(list.order);
  const sort = useCallback((order: SortOrder) => onList({ order }), [onList]);
  const { rows, more } = listed;
  const { link: linkTo } = sheet;
  const titleLink = useCallback(
    (row: LinkRow) => ({
      ...linkTo(row.link.short_code),
      'aria-label': `Details of ${formatLinkRow(row)}`,
    }),
    [linkTo],
  );
  const choose = useEventCallback(onChoose);
  const renderActions = useCallback(
    (row: LinkRow) => (
      <>
        <CopyLinkButton
          url={sharedLinkAddress(siteOrigin(), row.link.short_code)}
          what={formatLinkRow(row)}
        />
        <LinkMenu row={row} onChoose={(action) => choose(row.link.short_code, action)} />
      </>
    ),
    [choose],
  );
  return (
    <>
      <DataTable
        id={isCompany ? 'company-links' : 'links'}
        name="Links"
        label={`Shared links, figures for ${periodName}`}
        columns={isCompany ? COMPANY_LINK_COLUMNS : OWN_LINK_COLUMNS}
        rows={rows}
        getRowId={toCode}
        initialOrder={initialOrder}
        onOrder={sort}
        tableFrom={880}
        filters={
          <TextField
            id="link-search"
            type="search"
            label="Search"
            placeholder="Flyer, label, template, UTM"
            // Skips the figures of all links if the URL names one link.
            autoFocus={isAsked}
            value={list.search}
            onChange={({ target }) => onList({ search: target.value })}
          />
        }
        onExport={(sorted) => onExport(linksCsv(sorted, siteOrigin()))}
        onOpen={({ link }) => sheet.open(link.short_code)}
        titleLink={titleLink}
        renderActions={renderActions}
        empty={
          <EmptyState
            scene="search"
            title="No links found"
            action={<Button onClick={() => onList({ search: '' })}>Show all links</Button>}
          >
            No links match.
          </EmptyState>
        }
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          {more.note}
        </LoadMore>
      )}
    </>
  );
}
