import { APR_LABEL, exampleSentenceParts } from '@brokerage/domain/programs/disclosures';
import type { ExampleId } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import { Disclosure } from './Disclosure.tsx';

const HEADS = ['Home', 'Loan', 'Payments', 'Interest rate', APR_LABEL] as const;

interface ShownExample {
  example: ExampleId;
  /** Of another home than the example's own, in cents. */
  price?: number;
}

const toValues = ({ example, price: homePrice }: ShownExample) => {
  const { name, price, down, loan, repayment, rate, apr } = exampleSentenceParts(example, homePrice);
  return {
    id: `${example} ${price}`,
    name,
    price,
    rate,
    apr,
    cells: [`${price}, ${down}`, loan, repayment, rate, apr],
  };
};

/** Examples of loans as a table. On a phone several are a list, each with its rate and APR, that open into their terms. */
export function ExamplesTable({ examples }: { examples: readonly ShownExample[] }) {
  const areSeveral = examples.length > 1;
  const rows = examples.map(toValues);
  const isTwice = (name: string) => rows.filter((row) => row.name === name).length > 1;
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
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={HEADS[index]} data-head={HEADS[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {areSeveral && (
        <Box sx={{ display: { sm: 'none' }, my: 2 }}>
          {rows.map(({ id, name, price, rate, apr, cells }) => (
            <Disclosure
              key={id}
              title={`${name}${isTwice(name) ? `, ${price} home` : ''}: ${rate} interest, ${apr} APR`}
              sx={folded}
            >
              <Box component="dl" aria-label={name} sx={terms}>
                {cells.map((cell, index) => (
                  <div key={HEADS[index]}>
                    <dt>{HEADS[index]}</dt>
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
  // Most room for what takes most words: the payments.
  '& thead td': { width: '14%' },
  '& thead th:nth-of-type(1)': { width: '15%' },
  '& thead th:nth-of-type(2)': { width: '19%' },
  '& thead th:nth-of-type(4)': { width: '10%' },
  '& thead th:nth-of-type(5)': { width: '12%' },
  '& tr > :last-child': { pr: 0 },
  // On a tablet two examples beside each other.
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
    '& tbody td::before': { display: 'block', content: 'attr(data-head)', color: 'text.secondary' },
  },
} as const;
