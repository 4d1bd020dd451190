import { Box, TableCell, TableRow } from '@mui/material';
import { memo, type ReactNode } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { highlightRow } from './highlightRow.ts';
import { RowCheckbox, type RowState } from './RowSelection.tsx';
import { RowTitle, type RowTitleProps, type TitleLink } from './RowTitle.tsx';

/** How to render a row. Keep functions stable between renders, so that unchanged rows don't re-render. */
export interface RowContent<Row> {
  columns: readonly DataColumn<Row>[];
  /** Icons and menus; in a card, next to the title. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Buttons with text; in a card, at its foot. */
  renderButtons?: ((row: Row) => ReactNode) | undefined;
  /** Renders details below a row; returns nothing for rows without any. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Props for a router link around the title, which opens the row by click, touch and Tab. */
  titleLink?: ((row: Row) => TitleLink) | undefined;
}

/** Figures are right-aligned. */
export const align = ({ kind }: { kind?: string }) => (kind === 'number' ? 'right' : 'left');

/** 48 px, even with two lines or a button in it. */
const cell = { px: 1, py: 0.375, height: 48, verticalAlign: 'middle' } as const;
/** The two lines of a selected record keep one color, whichever of them is hovered. */
const selectedRow = { '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'action.selected' } } as const;
/** Matches a row whose second line is hovered. */
const DETAIL_HOVERED = '.MuiTableRow-hover:not(.Mui-selected):has(+ [data-detail]:hover)';
// Sticky if the columns don't fit. The table scrolls beneath it, far enough that no column stays covered.
export const stickyActions = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  // The hover tint, over an opaque background that hides what scrolls beneath.
  [`.MuiTableRow-hover:hover > &, ${DETAIL_HOVERED} > &`]: {
    backgroundImage: 'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
  },
  '[data-overflows] &': { borderLeft: 1, borderLeftColor: 'divider' },
} as const;

/** Height of the sticky portal header in pixels. */
export const SHELL_HEADER = 57;
const TABLE_HEADER_END = SHELL_HEADER + 56;

/** Width of the checkbox column in pixels. */
export const SELECTION_WIDTH = 48;
export const selectionCell = { width: SELECTION_WIDTH, minWidth: SELECTION_WIDTH, px: 0.5, py: 0 } as const;

const buttonRow = { display: 'flex', gap: 1, '&:not(:empty)': { mr: 0.5 } } as const;

function BodyCell<Row>({ column, row, titleLink }: Omit<RowTitleProps<Row>, 'as'>) {
  if (column.isTitle) {
    return (
      <TableCell
        component="th"
        scope="row"
        sx={{ ...cell, minWidth: column.minWidth ?? 160, maxWidth: column.maxWidth ?? 320 }}
      >
        <RowTitle column={column} row={row} as="div" titleLink={titleLink} />
      </TableCell>
    );
  }
  return (
    <TableCell
      align={align(column)}
      sx={{
        ...cell,
        overflowWrap: 'break-word',
        minWidth: column.minWidth,
        maxWidth: column.maxWidth ?? 240,
        // Aligned digits only where figures are compared.
        ...(column.kind === 'number' && {
          fontVariantNumeric: 'tabular-nums lining-nums',
          whiteSpace: 'nowrap',
        }),
        ...(column.isOneLine && { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }),
      }}
    >
      {column.cell(row)}
    </TableCell>
  );
}

interface BodyRowProps<Row> extends RowContent<Row>, RowState<Row> {
  row: Row;
  isInTabOrder: boolean;
  isOpenable: boolean;
}

function BodyRowOf<Row>(props: BodyRowProps<Row>) {
  const { row, id, columns, renderActions, renderButtons, isFresh, isOpenable, isSelected, selectLabel } =
    props;
  const detail = props.renderDetail?.(row);
  const hasActions = renderActions !== undefined || renderButtons !== undefined;
  return (
    <>
      <TableRow
        data-row={id}
        data-fresh={isFresh}
        hover={isOpenable}
        selected={isSelected}
        tabIndex={props.isInTabOrder ? 0 : -1}
        sx={{
          ...highlightRow,
          ...selectedRow,
          // Scroll to below the sticky header.
          scrollMarginTop: TABLE_HEADER_END,
          '[data-overflows] &': { scrollMarginTop: 56 },
          '&:focus-visible': { outlineOffset: -3 },
          ...(isOpenable && { cursor: 'pointer', [`&${DETAIL_HOVERED}`]: { bgcolor: 'action.hover' } }),
          // The detail's line is part of the row's height.
          ...(detail && { '&& > :not([rowspan])': { borderBottom: 0, height: 26, pb: 0 } }),
        }}
      >
        {selectLabel && (
          <TableCell rowSpan={detail ? 2 : undefined} sx={selectionCell}>
            <RowCheckbox label={selectLabel(row)} state={props} />
          </TableCell>
        )}
        {columns.map((column) => (
          <BodyCell key={column.id} column={column} row={row} titleLink={props.titleLink} />
        ))}
        {hasActions && (
          <TableCell sx={{ ...cell, ...stickyActions }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
              <Box sx={buttonRow}>{renderButtons?.(row)}</Box>
              {renderActions?.(row)}
            </Box>
          </TableCell>
        )}
      </TableRow>
      {detail && (
        <TableRow
          data-detail
          data-fresh={isFresh}
          hover={isOpenable}
          selected={isSelected}
          sx={{
            ...highlightRow,
            ...selectedRow,
            // Both lines of a record get the hover color together.
            ...(isOpenable && {
              cursor: 'pointer',
              '.MuiTableRow-hover:hover + &:not(.Mui-selected)': { bgcolor: 'action.hover' },
            }),
          }}
        >
          <TableCell
            colSpan={columns.length + (hasActions ? 1 : 0)}
            sx={{ px: 1, pt: 0, pb: 0.375, overflowWrap: 'anywhere' }}
          >
            {detail}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Memoized, because a list has a hundred rows: renders again only when the row, the columns or the row's content changes. */
export const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;
