import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideTable, GuideText, StateNote } from './guideText.ts';

/** What is different in some states, by the state's name. */
export type Notes = readonly (readonly [state: string, notes: readonly StateNote[]])[];

/** The text of a guide in sections, with its examples, and what is different in the company's states. */
export function GuideSections({ sections, notes }: Pick<GuideText, 'sections'> & { notes: Notes }) {
  return (
    <Box
      component="article"
      sx={{ gridArea: 'text', maxWidth: '40em', '& > section + section': { mt: { xs: 5, md: 6 } } }}
    >
      {sections.map(({ title, paragraphs, points, table, Figure, isWarning }) => (
        <Box component="section" key={title} sx={isWarning ? warning : undefined}>
          <Typography variant="h2" sx={guideHeading}>
            {title}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1.5 }}>
              {paragraph}
            </Typography>
          ))}
          {points && (
            <Box
              component="ul"
              sx={{ m: 0, mt: 1.5, pl: 2.5, '& li': { mb: 1 }, '& ::marker': { color: 'secondary.main' } }}
            >
              {points.map(([lead, rest]) => (
                <li key={lead}>
                  <strong>{lead}</strong> {rest}
                </li>
              ))}
            </Box>
          )}
          {table && <Example table={table} />}
          {Figure && <Figure />}
        </Box>
      ))}
      {notes.length > 0 && <StateNotes notes={notes} />}
    </Box>
  );
}

/** A size between the page's name and what it is about. */
export const guideHeading = { fontSize: { xs: '1.5rem', md: '1.75rem' } } as const;

const warning = {
  p: { xs: 2.5, md: 4 },
  mx: { md: -4 },
  borderLeft: 4,
  borderColor: 'secondary.main',
  borderRadius: '4px 10px 10px 4px',
  bgcolor: 'warning.soft',
} as const;

/** An example in figures. */
function Example({ table: { caption, heads, rows, hasSum, hasWords, note } }: { table: GuideTable }) {
  return (
    <Box sx={{ mt: 3, p: { xs: 2, sm: 3 }, borderRadius: '10px', bgcolor: 'background.paper' }}>
      <Box
        component="table"
        sx={{ ...tableStyles, ...(heads && stackedOnPhones), ...(hasWords && wordsAtLeft) }}
      >
        <caption>{caption}</caption>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <Box component="tr" key={name} sx={hasSum && index === rows.length - 1 ? sum : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads?.[column + 1] ?? column} data-head={heads?.[column + 1]}>
                  {cell}
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      {note && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const tableStyles = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': { pb: 1, typography: 'subtitle2', textAlign: 'left' },
  '& th, & td': {
    py: 1,
    pl: 0,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { typography: 'body2', color: 'text.secondary', borderTop: 0 },
  // Amounts stand in line at the right edge.
  '& tr > :last-child:not(:only-child)': { pr: 0, textAlign: 'right' },
} as const;

const wordsAtLeft = {
  '& tr > :last-child:not(:only-child)': { pr: 0 },
  '& th': { whiteSpace: { sm: 'nowrap' } },
} as const;

/** Each column's name beside its value, a line each. */
const stackedOnPhones = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr, & tbody th': { display: 'block' },
    '& tbody th': { pb: 0.25, fontWeight: 600 },
    '& tbody td': { display: 'flex', justifyContent: 'space-between', borderTop: 0, py: 0.25, pr: 0 },
    '& tbody td:last-of-type': { pb: 1 },
    '& tbody td::before': { content: 'attr(data-head)', color: 'text.secondary' },
  },
} as const;

const sum = { '& th, & td': { fontWeight: 600, borderTopColor: 'text.primary' } } as const;

/** What is different where the company has branches. */
function StateNotes({ notes }: { notes: Notes }) {
  return (
    <Box component="section" aria-label="In your state" sx={stateGrid(notes.length)}>
      {notes.map(([state, own]) => (
        <div key={state}>
          <Typography variant="h3" component="h2">
            In {state}
          </Typography>
          {own.map(({ title, text }) => (
            <Typography key={title} sx={{ mt: 1 }}>
              <strong>{title}</strong> {text}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  );
}

const stateGrid = (count: number) => ({
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
  pt: 3,
  borderTop: '2px solid',
  borderColor: 'secondary.light',
});
