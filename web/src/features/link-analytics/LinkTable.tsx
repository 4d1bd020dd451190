import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Card, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { CopyLinkButton } from '../../ui/links/CopyLinkButton.tsx';
import { LinkStateChip } from '../../ui/links/LinkStateChip.tsx';
import { Created, Expires, FlyerAndName, formatLinkRow } from '../../ui/links/linkFields.tsx';
import { formatCount } from './Figures.tsx';
import type { LinkAction } from './LinkMenu.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import type { LinkOrder } from './linkColumns.ts';
import { FIGURES, linkColumns, nextOrder } from './linkColumns.ts';
import { SortHead } from './SortHead.tsx';

export interface LinkListProps {
  rows: readonly LinkRow[];
  /** Of when they are: `all time`, `the last 30 days`. */
  figures: string;
  order: LinkOrder;
  /** Whose link it is, is shown. */
  hasOfficers: boolean;
  onOrder: (order: LinkOrder) => void;
  onChoose: (row: LinkRow, action: LinkAction) => void;
}

const cell = { px: 0.75, verticalAlign: 'top' } as const;
/** In sight also where the columns before it don't fit. */
const atTheEdge = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const;

/** Shows the links as a table, for windows wide enough for its columns. */
export function LinkTable({ rows, figures, order, hasOfficers, onOrder, onChoose }: LinkListProps) {
  return (
    <Card>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Links table"
        sx={{ maxHeight: 'max(480px, calc(100dvh - 200px))' }}
      >
        <Table stickyHeader aria-label={`Shared links, figures for ${figures}`}>
          <TableHead>
            <TableRow>
              {linkColumns(hasOfficers).map((column) => (
                <SortHead
                  key={column.key}
                  column={column}
                  order={order}
                  onPress={() => onOrder(nextOrder(order, column.key))}
                  sx={{ ...cell, whiteSpace: 'normal', verticalAlign: 'bottom' }}
                />
              ))}
              <TableCell scope="col" sx={{ ...cell, ...atTheEdge, verticalAlign: 'bottom', zIndex: 3 }}>
                Actions
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.link.short_code}>
                <TableCell component="th" scope="row" sx={{ ...cell, minWidth: 150 }}>
                  <FlyerAndName {...row} />
                </TableCell>
                {hasOfficers && <TableCell sx={cell}>{row.officer}</TableCell>}
                <TableCell sx={cell}>{row.template}</TableCell>
                {FIGURES.map(({ key }) => (
                  <TableCell key={key} align="right" sx={cell}>
                    {formatCount(row.sums[key])}
                  </TableCell>
                ))}
                <TableCell sx={cell}>
                  <Created {...row} />
                </TableCell>
                <TableCell sx={cell}>
                  <Expires {...row} />
                </TableCell>
                <TableCell sx={{ ...cell, overflowWrap: 'anywhere', minWidth: 84 }}>
                  {row.link.utm_source}
                </TableCell>
                <TableCell sx={cell}>
                  <LinkStateChip state={row.state} />
                </TableCell>
                <TableCell sx={{ ...cell, ...atTheEdge, py: 0.25 }}>
                  <Stack direction="row">
                    <CopyLinkButton
                      url={sharedLinkAddress(siteOrigin(), row.link.short_code)}
                      what={formatLinkRow(row)}
                    />
                    <LinkMenu row={row} onChoose={(action) => onChoose(row, action)} />
                  </Stack>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
