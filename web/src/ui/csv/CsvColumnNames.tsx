import { Fragment } from 'react';

/** Shows a file's column names as its first line has them. */
export const CsvColumnNames = ({ columns }: { columns: readonly string[] }) => (
  <code>
    {columns.map((column, index) => (
      // Allow a line break only after a comma, not within a name.
      <Fragment key={column}>
        {index > 0 && (
          <>
            ,<wbr />
          </>
        )}
        {column}
      </Fragment>
    ))}
  </code>
);
