import { APR_LABEL, exampleSentenceParts } from '@brokerage/domain/programs/disclosures';
import type { ExampleChanges, ExampleId } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import { Disclosure } from '../../../ui/Disclosure.tsx';

const HEADERS = ['Home', 'Loan', 'Payments', 'Interest rate', APR_LABEL] as const;

interface ShownExample {
  example: ExampleId;
  /** Differences from the example's own loan. */
  changes?: ExampleChanges;
}

const toValues = ({ example, changes }: ShownExample) => {
  const { name, price, share, down, loan, repayment, rate, apr } = exampleSentenceParts(example, changes);
  return {
    id: `${example} ${price} ${down}`,
    name,
    price,
    share,
    rate,
    apr,
    cells: [`${price}, ${down}`, loan, repayment, rate, apr],
  };
};

type Row = ReturnType<typeof toValues>;

/** Returns a loan's name, plus what distinguishes it from other rows with the same name. */
function rowLabel({ name, price, share }: Row, rows: readonly Row[]): string {
  const twins = rows.filter((row) => row.name === name);
  const differ = (key: 'price' | 'share') => new Set(twins.map((row) => row[key])).size > 1;
  return [name, differ('price') && `${price} home`, differ('share') && share].filter(Boolean).join(', ');
}

/** Shows loan examples as a table. On phones, several examples become a list of rates and APRs that expand into their terms. */
export function ExamplesTable({ examples }: { examples: readonly ShownExample[] }) {
  const areSeveral = examples.length > 1;
  const values = examples.map(toValues);
  const place = ({ name }: Row) => values.findIndex((each) => each.name === name);
  // Groups rows with the same name.
  const rows = values.toSorted((one, other) => place(one) - place(other));
  return (
    <>
      <Box
        component="table"
        aria-label="Example loans"
        sx={areSeveral ? { ...styles, display: { xs: 'none', sm: 'block', md: 'table' } } : styles}
      >
        <thead>
          <tr>
            <td />
            {HEADERS.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{rowLabel(row, rows)}</th>
              {row.cells.map((cell, index) => (
                <td key={HEADERS[index]} data-header={HEADERS[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {areSeveral && (
        <Box sx={{ display: { sm: 'none' }, my: 2 }}>
          {rows.map((row) => (
            <Disclosure
              key={row.id}
              title={`${rowLabel(row, rows)}: ${row.rate} interest, ${row.apr} APR`}
              sx={folded}
            >
              <Box component="dl" aria-label={rowLabel(row, rows)} sx={terms}>
                {row.cells.map((cell, index) => (
                  <div key={HEADERS[index]}>
                    <dt>{HEADERS[index]}</dt>
                    <dd>{cell}</dd>
                  </div>
                ))}
              </Box>
            </Disclosure>
          ))}
        </Box>
      )}
    </>
  );
}

const folded = {
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
  '& > summary': { py: 0.75 },
} as const;

const terms = {
  m: 0,
  pb: 2,
  display: 'grid',
  rowGap: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

const styles = {
  display: { xs: 'block', md: 'table' },
  width: '100%',
  mt: 2,
  mb: 3,
  borderCollapse: 'collapse',
  borderBottom: 1,
  borderColor: 'divider',
  tableLayout: { xs: 'auto', sm: 'fixed' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    pl: 0,
    pr: 3,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead > tr > *': { borderTop: 0, fontWeight: 600, verticalAlign: 'bottom' },
  // Payments have the longest text, so they get the most room.
  '& thead td': { width: '14%' },
  '& thead th:nth-of-type(1)': { width: '15%' },
  '& thead th:nth-of-type(2)': { width: '19%' },
  '& thead th:nth-of-type(4)': { width: '10%' },
  '& thead th:nth-of-type(5)': { width: '12%' },
  '& tr > :last-child': { pr: 0 },
  // Two examples side by side on tablets.
  '@media (max-width: 899.95px)': {
    '&': { borderBottom: 0 },
    '& tbody': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      columnGap: 5,
      rowGap: 2,
    },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 2,
      rowGap: 1.25,
      alignContent: 'start',
      pt: 1.5,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& tbody th, & tbody td': { p: 0, border: 0 },
    '& tbody th, & tbody td:nth-of-type(3)': { gridColumn: '1 / -1' },
    '& tbody td::before': { display: 'block', content: 'attr(data-header)', color: 'text.secondary' },
  },
} as const;
