import { Box, Card, Link, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { RowContent } from './BodyRow.tsx';
import type { DataColumn } from './DataColumn.ts';
import { highlightRow } from './highlightRow.ts';
import { RowCheckbox, type RowState, useRowState } from './RowSelection.tsx';
import { RowTitle } from './RowTitle.tsx';
import type { RowsProps } from './TableGrid.tsx';

interface CardListProps<Row> extends RowsProps<Row> {
  /** Title of a card if no column names the row. */
  cardTitle?: ((row: Row) => ReactNode) | undefined;
  /** Content of a card below its title, instead of the columns and the detail. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
}

function FigureGrid<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  if (columns.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.25,
        m: 0,
        mt: 1.5,
        fontVariantNumeric: 'tabular-nums lining-nums',
        gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
      }}
    >
      {columns.map(({ id, label, cell }) => (
        // Screen readers read the number after its name; on screen it is above.
        <Box key={id} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="subtitle2" sx={{ m: 0 }}>
            {cell(row)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const BLANK: readonly ReactNode[] = ['', '–', null];

function LineList<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  // A dash fills a cell in a table; a card skips the line.
  const filled = columns.filter(({ cell }) => !BLANK.includes(cell(row)));
  if (filled.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        display: 'grid',
        // The same in all cards, so that values line up from one to the next.
        gridTemplateColumns: '6.5rem minmax(0, 1fr)',
        columnGap: 2,
        alignItems: 'baseline',
        '& > * > *': { py: '4px' },
        // Touch targets, which extend into the neighboring lines.
        '& a': {
          display: 'block',
          width: 'fit-content',
          maxWidth: '100%',
          py: '11px',
          my: '-11px',
          // Truncates a long email address instead of breaking it in the middle of a word.
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          overflowWrap: 'normal',
        },
      }}
    >
      {filled.map(({ id, label, cell }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {cell(row)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface RecordCardProps<Row>
  extends RowContent<Row>,
    RowState<Row>,
    Pick<CardListProps<Row>, 'cardTitle' | 'renderCard'> {
  row: Row;
}

function RecordCardOf<Row>(props: RecordCardProps<Row>) {
  const { row, columns, renderActions, renderButtons, titleLink, selectLabel, cardTitle, renderCard } = props;
  const title = columns.find(({ isTitle }) => isTitle);
  const placed = (place: DataColumn<Row>['inCard']) =>
    columns.filter(({ isTitle, inCard = 'line' }) => !isTitle && inCard === place);
  const badges = renderCard ? [] : placed('badge');
  const badgeRow = badges.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {badges.map(({ id, cell }) => (
        <Box key={id}>{cell(row)}</Box>
      ))}
    </Box>
  );
  // Below a picture they would leave the space next to it empty.
  const hasPicture = title?.picture !== undefined;
  const detail = props.renderDetail?.(row);
  return (
    <Card
      component="li"
      data-fresh={props.isFresh}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column', ...highlightRow }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {selectLabel && (
          <Box sx={{ mt: '-10px', ml: '-10px', flexShrink: 0 }}>
            <RowCheckbox label={selectLabel(row)} state={props} />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {title && (
            <RowTitle column={title} row={row} as="h2" titleLink={titleLink}>
              {hasPicture && badgeRow}
            </RowTitle>
          )}
          {!title && cardTitle && (
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {titleLink ? (
                <Link component={RouterLink} color="inherit" underline="hover" {...titleLink(row)}>
                  {cardTitle(row)}
                </Link>
              ) : (
                cardTitle(row)
              )}
            </Typography>
          )}
        </Box>
        {renderActions && (
          <Box sx={{ display: 'flex', flexShrink: 0, mt: '-10px', mr: '-10px' }}>{renderActions(row)}</Box>
        )}
      </Box>
      {renderCard ? (
        renderCard(row)
      ) : (
        <>
          {!hasPicture && badgeRow}
          <FigureGrid columns={placed('figure')} row={row} />
          <LineList columns={placed('line')} row={row} />
        </>
      )}
      {renderButtons && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            mt: 'auto',
            pt: 1.5,
            '&:empty': { display: 'none' },
            '& > .MuiButton-root': { flex: 1, minHeight: 44 },
          }}
        >
          {renderButtons(row)}
        </Box>
      )}
      {detail && !renderCard && <Box sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>{detail}</Box>}
    </Card>
  );
}

/** Memoized: renders again only when its row, the columns or its content changes. */
const RecordCard = memo(RecordCardOf) as typeof RecordCardOf;

/** Shows rows as cards if there's no room for columns. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { columns, renderActions, renderButtons, renderDetail, titleLink, cardTitle, renderCard } = props;
  const content = {
    columns,
    renderActions,
    renderButtons,
    renderDetail,
    titleLink,
    cardTitle,
    renderCard,
  };
  const getRowState = useRowState(props);
  return (
    <Box
      component="ul"
      aria-label={props.label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {props.rows.map((row) => {
        const id = props.getRowId(row);
        return <RecordCard key={id} {...content} {...getRowState(row, id)} row={row} />;
      })}
    </Box>
  );
}
