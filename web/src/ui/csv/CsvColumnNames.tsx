import { Fragment } from 'react';

/** Names the columns of a file, as its first line does. */
export const CsvColumnNames = ({ columns }: { columns: readonly string[] }) => (
  <code>
    {columns.map((column, index) => (
      // A line ends after a comma, not within a name.
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
