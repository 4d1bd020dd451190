import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { DataColumn } from './DataColumn.ts';

export type TitleLink = LinkProps & { 'data-opens-sheet'?: string };

export interface RowTitleProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  as: 'div' | 'h2';
  titleLink: ((row: Row) => TitleLink) | undefined;
  /** Below the second line, next to the picture. */
  children?: ReactNode;
}

/** A row's title with its picture and second line. */
export function RowTitle<Row>({ column, row, as, titleLink, children }: RowTitleProps<Row>) {
  const title = column.cell(row);
  const subtitle = column.subtitle?.(row);
  const isCut = column.isOneLine === true && as === 'div';
  const hint = (text: ReactNode) => (isCut && typeof text === 'string' ? { title: text } : {});
  const hasMore = Boolean(subtitle) || Boolean(children);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: as === 'h2' && hasMore ? 'flex-start' : 'center',
        minWidth: 0,
      }}
    >
      {column.picture?.(row, as === 'h2' ? 'card' : 'table')}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant={as === 'h2' ? 'h3' : 'subtitle2'} component={as} noWrap={isCut} {...hint(title)}>
          {titleLink ? (
            <MuiLink component={Link} color="inherit" underline="hover" {...titleLink(row)}>
              {title}
            </MuiLink>
          ) : (
            title
          )}
        </Typography>
        {subtitle && (
          <Typography
            variant="body2"
            component="div"
            noWrap={isCut}
            {...hint(subtitle)}
            sx={{ color: 'text.secondary' }}
          >
            {subtitle}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
