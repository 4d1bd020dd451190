import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { SourcesFold } from '../page/SourcesFold.tsx';
import { GuideSections, guideHeading, type Notes } from './GuideSections.tsx';
import type { GuideText } from './guideText.ts';

/** A guide's body: the text beside the checklist, then the rules that protect a buyer, and the sources of it all. */
export function GuideBody({ checklistTitle, text }: { checklistTitle: string; text: GuideText }) {
  const { states } = useCompany();
  const notes = states.flatMap((state) => {
    const own = text.states?.[state];
    return own ? [[state, own] as const] : [];
  });
  return (
    <>
      <Container sx={layout}>
        <GuideSections sections={text.sections} notes={notes} />
        <Box sx={aside}>
          <Checklist title={checklistTitle} items={text.checklist} />
          <Tool tool={text.tool} />
        </Box>
      </Container>
      <Rules rules={text.rules} notes={notes} sources={text.sources} />
    </>
  );
}

const layout = {
  pt: { xs: 5, md: 8 },
  pb: { xs: 7, md: 10 },
  display: 'grid',
  columnGap: { md: 8, lg: 12 },
  rowGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"text" "aside"', md: '"text aside"' },
  alignItems: 'start',
} as const;

const aside = {
  gridArea: 'aside',
  position: { md: 'sticky' },
  top: { md: 112 },
  display: 'grid',
  gap: 3,
} as const;

/** The checklist to tick off on paper. It's the only part that prints. */
function Checklist({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Box
      component="aside"
      aria-labelledby="checklist"
      className="guide-checklist"
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        p: 3,
      }}
    >
      <Typography id="checklist" variant="h3" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {items.map((item) => (
          <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                width: 18,
                height: 18,
                mt: '5px',
                border: 2,
                borderColor: 'primary.main',
                borderRadius: '3px',
              }}
            />
            {item}
          </Box>
        ))}
      </Box>
      <ActionButton
        className="no-print"
        variant="outlined"
        sx={{ mt: 2, width: '100%' }}
        onClick={() => window.print()}
      >
        Print the checklist
      </ActionButton>
    </Box>
  );
}

/** Rights side by side on a large screen, each below its name; on a tablet an odd one would leave a hole. Below them, where the rest of the guide can be checked. */
function Rules({ rules, notes, sources }: Pick<GuideText, 'rules' | 'sources'> & { notes: Notes }) {
  return (
    <Box
      component="section"
      aria-labelledby="rules"
      sx={{
        bgcolor: 'background.paper',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        py: { xs: 5, md: 7 },
      }}
    >
      <Container>
        <Typography id="rules" variant="h2" sx={guideHeading}>
          Know your rights
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: { xs: 3, md: 4 },
            display: 'grid',
            columnGap: 6,
            rowGap: 4,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: rules.length % 2 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
              md: `repeat(${rules.length}, minmax(0, 1fr))`,
            },
          }}
        >
          {rules.map(({ right, text }) => (
            <div key={right}>
              <Typography
                component="dt"
                variant="h3"
                sx={{ color: 'secondary.main', fontVariantNumeric: 'lining-nums' }}
              >
                {right}
              </Typography>
              <Box component="dd" sx={{ m: 0, mt: 1, maxWidth: '40em' }}>
                {text}
              </Box>
            </div>
          ))}
        </Box>
        <Sources rules={rules} notes={notes} sources={sources} />
      </Container>
    </Box>
  );
}

function Tool({ tool: { text, label, to } }: Pick<GuideText, 'tool'>) {
  return (
    <Box className="no-print" sx={{ p: 3, borderRadius: '10px', bgcolor: 'primary.soft' }}>
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <ButtonLink href={to} variant="outlined">
        {label}
      </ButtonLink>
    </Box>
  );
}

/** The date someone last compared the texts with their sources. */
const CHECKED = 'Nov 28, 2026';

/** Where the rules and the rest of the guide can be checked. */
function Sources({ rules, notes, sources }: Pick<GuideText, 'rules' | 'sources'> & { notes: Notes }) {
  return (
    <Box sx={{ mt: { xs: 4, md: 6 }, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <SourcesFold
        sources={[
          ...rules.map(({ right, source: [name, address] }) => ({ of: right, name, address })),
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
    </Box>
  );
}
