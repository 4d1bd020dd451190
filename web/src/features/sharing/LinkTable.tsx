import { sharedLinkAddress } from '@brokerage/domain/share/sharedLink';
import {
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { siteOrigin } from '../../lib/siteOrigin.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { formatCount } from './Figures.tsx';
import type { LinkListProps } from './LinkList.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import { FIGURES, LINK_COLUMNS, type LinkColumn, nextOrder } from './linkColumns.ts';
import { Created, Expires, FlyerAndName, LinkStateChip, rowWords } from './linkFields.tsx';

const COLUMNS = Object.entries(LINK_COLUMNS) as [LinkColumn, (typeof LINK_COLUMNS)[LinkColumn]][];
const cell = { px: 1, verticalAlign: 'top' } as const;
/** In sight also where the columns before it don't fit. */
const atTheEdge = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const;
// The arrows of the other columns would take the room of two.
const sortLabel = { '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' } } as const;

/** The links as a table (spec staff-portal section 2, Link Analytics), for windows with room for columns. */
export function LinkTable({ rows, figures, order, hasOfficers, onOrder, onChoose }: LinkListProps) {
  const columns = COLUMNS.filter(([key]) => key !== 'officer' || hasOfficers);
  return (
    <Card>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Links table"
        sx={{ maxHeight: 'max(480px, calc(100dvh - 200px))' }}
      >
        <Table stickyHeader aria-label={`Shared links, figures of ${figures}`}>
          <TableHead>
            <TableRow>
              {columns.map(([key, column]) => (
                <TableCell
                  key={key}
                  scope="col"
                  align={'isNumber' in column ? 'right' : 'left'}
                  sortDirection={order.by === key ? order.direction : false}
                  sx={{ ...cell, whiteSpace: 'normal', verticalAlign: 'bottom' }}
                >
                  <TableSortLabel
                    sx={sortLabel}
                    active={order.by === key}
                    direction={order.by === key ? order.direction : 'asc'}
                    onClick={() => onOrder(nextOrder(order, key))}
                  >
                    {column.label}
                  </TableSortLabel>
                </TableCell>
              ))}
              <TableCell scope="col" sx={{ ...cell, ...atTheEdge, verticalAlign: 'bottom', zIndex: 3 }}>
                Actions
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.link.short_code}>
                <TableCell component="th" scope="row" sx={{ ...cell, minWidth: 170 }}>
                  <FlyerAndName {...row} />
                </TableCell>
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
                <TableCell sx={{ ...cell, overflowWrap: 'anywhere', minWidth: 100 }}>
                  {row.link.utm_source}
                </TableCell>
                <TableCell sx={cell}>
                  <LinkStateChip {...row} />
                </TableCell>
                {hasOfficers && <TableCell sx={cell}>{row.officer}</TableCell>}
                <TableCell sx={{ ...cell, ...atTheEdge, py: 0.25 }}>
                  <Stack direction="row">
                    <CopyLinkButton
                      url={sharedLinkAddress(siteOrigin(), row.link.short_code)}
                      what={rowWords(row)}
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
