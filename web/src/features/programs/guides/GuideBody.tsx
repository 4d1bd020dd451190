import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SourcesFold } from '../page/SourcesFold.tsx';
import { GuideSections, guideHeading, type Notes } from './GuideSections.tsx';
import type { GuideText } from './guideText.ts';

/** A guide's body: the text with its examples, the checklist, and the sources. */
export function GuideBody({ checklistTitle, text }: { checklistTitle: string; text: GuideText }) {
  const { states } = useCompany();
  const notes = states.flatMap((state) => {
    const own = text.states?.[state];
    return own ? [[state, own] as const] : [];
  });
  return (
    <>
      <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 7, md: 10 } }}>
        <GuideSections sections={text.sections} notes={notes} />
      </Container>
      <Checklist title={checklistTitle} items={text.checklist} />
      <Sources sections={text.sections} notes={notes} sources={text.sources} />
    </>
  );
}

interface ChecklistProps {
  title: string;
  items: readonly string[];
}

/** Prints only the checklist, unlike the browser's own command, which prints the whole guide. */
function printChecklist() {
  const { dataset } = document.documentElement;
  dataset.print = 'checklist';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

/** A checklist to tick off on paper. */
function Checklist({ title, items }: ChecklistProps) {
  return (
    <Box
      component="section"
      aria-labelledby="checklist"
      className="guide-checklist"
      sx={{ bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider', py: { xs: 5, md: 8 } }}
    >
      <Container sx={checklistLayout}>
        <div>
          <Typography id="checklist" variant="h2" sx={{ ...guideHeading, scrollMarginTop: 120 }}>
            {title}
          </Typography>
          <ActionButton
            className="no-print"
            variant="outlined"
            sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
            onClick={printChecklist}
          >
            Print the checklist
          </ActionButton>
        </div>
        <Box component="ul" sx={list(items.length)}>
          {items.map((item) => (
            <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5, py: 1, breakInside: 'avoid' }}>
              <Box aria-hidden sx={tick} />
              {item}
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const checklistLayout = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 9fr)' },
} as const;

/** Two columns on wide screens, filled top to bottom; the first has one more item if the count is odd. */
const list = (count: number) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: { sm: 'grid' },
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${Math.ceil(count / 2)}, auto)`,
  gridAutoColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 5,
});

const tick = {
  flex: 'none',
  width: 18,
  height: 18,
  mt: '5px',
  border: 2,
  borderColor: 'primary.main',
  borderRadius: '3px',
} as const;

/** When someone last compared the texts with their sources. */
const CHECKED = 'Nov 28, 2026';

/** Lists the sources of the guide's text, including the reader's rights. */
function Sources({ sections, notes, sources }: Pick<GuideText, 'sections' | 'sources'> & { notes: Notes }) {
  const rights = sections.flatMap((section) => section.rights ?? []);
  return (
    <Container sx={{ py: { xs: 3, md: 4 } }}>
      <SourcesFold
        sources={[
          ...rights.map(({ right, source: [name, address] }) => ({ of: right, name, address })),
          ...notes.flatMap(([state, own]) =>
            own.flatMap(({ source }) => (source ? [{ of: state, ...source }] : [])),
          ),
          ...sources.map(([name, address]) => ({ name, address })),
        ]}
      />
      <Typography variant="caption" component="p" sx={{ mt: 1, maxWidth: '60em', color: 'text.secondary' }}>
        Last updated {CHECKED}. This guide is general information, not legal, tax or financial advice. Rules
        and programs change, and your state may add its own.
      </Typography>
    </Container>
  );
}
