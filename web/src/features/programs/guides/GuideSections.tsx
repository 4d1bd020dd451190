import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { GuideExample } from './GuideExample.tsx';
import type { GuideText, Right, StateNote } from './guideText.ts';

/** Differences between states, by the state's name. */
export type Notes = readonly (readonly [state: string, notes: readonly StateNote[]])[];

type Section = GuideText['sections'][number];

/** A guide's text in sections, each with its example and the reader's rights, followed by notes on the company's states. */
export function GuideSections({ sections, notes }: Pick<GuideText, 'sections'> & { notes: Notes }) {
  return (
    <Box component="article" sx={{ '& > section + section': { mt: { xs: 6, md: 9 } } }}>
      {sections.map((section) =>
        section.isWarning ? (
          <WarningSection key={section.title} section={section} />
        ) : (
          <GuideSection key={section.title} section={section} />
        ),
      )}
      {notes.length > 0 && <StateNotes notes={notes} />}
    </Box>
  );
}

/** Text on the left, with related content next to it and below. */
function GuideSection({ section }: { section: Section }) {
  const { title, table, Figure, isFigureBeside, rights } = section;
  const example = table && <GuideExample table={table} />;
  const hasSide = isFigureBeside || rights !== undefined;
  /** With no other content, put the list next to the text so that half of the page isn't empty. */
  const isListBeside = !hasSide && !table && !Figure;
  /** If the only other content is full-width below, put the text next to its heading. */
  const isTextBeside = !hasSide && !isListBeside;
  return (
    <section>
      <Box sx={isTextBeside ? besideHeading : columns}>
        <Typography variant="h2" sx={{ gridArea: 'head', ...guideHeading }}>
          {title}
        </Typography>
        <Box sx={{ gridArea: 'text', maxWidth: TEXT_WIDTH }}>
          <Words section={section} hasPoints={!isListBeside} />
          {isFigureBeside && rights && (
            <Box sx={{ mt: 3 }}>
              <Rights rights={rights} />
            </Box>
          )}
        </Box>
        {isListBeside && section.points && (
          <Box sx={{ gridArea: 'side', mt: { xs: -1.5, md: 0 } }}>
            <Points points={section.points} />
          </Box>
        )}
        {hasSide && (
          <Box
            sx={{
              gridArea: 'side',
              display: 'grid',
              rowGap: 3,
              alignContent: 'start',
              pt: { xs: 1.5, md: 0 },
              '& > dl': { maxWidth: { xs: TEXT_WIDTH, md: 'none' } },
            }}
          >
            {isFigureBeside && example}
            {isFigureBeside && Figure && <Figure />}
            {!isFigureBeside && rights && <Rights rights={rights} />}
          </Box>
        )}
      </Box>
      {!isFigureBeside && (table ?? Figure) && (
        <Box sx={{ mt: { xs: 3, md: 4 } }}>
          {example}
          {Figure && <Figure />}
        </Box>
      )}
    </section>
  );
}

const Points = ({ points }: Required<Pick<Section, 'points'>>) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      mt: { xs: 1.5, md: 0.75 },
      pl: 2.5,
      maxWidth: TEXT_WIDTH,
      '& li': { mb: 1 },
      '& ::marker': { color: 'secondary.main' },
    }}
  >
    {points.map(([lead, rest]) => (
      <li key={lead}>
        <strong>{lead}</strong> {rest}
      </li>
    ))}
  </Box>
);

function Words({
  section: { paragraphs, points, link },
  hasPoints,
}: {
  section: Section;
  hasPoints: boolean;
}) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ '& + &': { mt: 1.5 } }}>
          {paragraph}
        </Typography>
      ))}
      {hasPoints && points && <Points points={points} />}
      {link && (
        <Link href={link.to} sx={linkBelow}>
          {link.label}
        </Link>
      )}
    </>
  );
}

/** A size between the page's title and its section text. */
export const guideHeading = { fontSize: { xs: '1.5rem', md: '1.75rem' } } as const;

const columns = {
  display: 'grid',
  rowGap: 1.5,
  columnGap: { md: 8, lg: 10 },
  gridTemplateAreas: { xs: '"head" "text" "side"', md: '"head side" "text side"' },
  // The text gets a comfortable line length; the content next to it takes the rest.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 600px) minmax(300px, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

/** Matches the checklist at the end of the page. */
const besideHeading = {
  display: 'grid',
  rowGap: 1.5,
  columnGap: 8,
  gridTemplateAreas: { xs: '"head" "text"', md: '"head text"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 9fr)' },
  alignItems: { md: 'baseline' },
} as const;

const linkBelow = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mt: 0.5,
  fontWeight: 600,
} as const;

/** Shows what to beware of and what to do if it happened, side by side. */
function WarningSection({ section: { title, paragraphs, pointsTitle, points = [] } }: { section: Section }) {
  return (
    <Box component="section" sx={warning}>
      <div>
        <Typography variant="h2" sx={guideHeading}>
          {title}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 1.5 }}>
            {paragraph}
          </Typography>
        ))}
      </div>
      <div>
        <Typography variant="h3">{pointsTitle}</Typography>
        <Box
          component="ol"
          sx={{ m: 0, mt: 2, pl: 3, '& li': { mb: 1.5 }, '& ::marker': { fontWeight: 600 } }}
        >
          {points.map(([lead, rest]) => (
            <li key={lead}>
              <strong>{lead}</strong> {rest}
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}

const warning = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'first baseline',
  p: { xs: 2.5, md: 5 },
  borderLeft: 4,
  borderColor: 'secondary.main',
  borderRadius: '4px 10px 10px 4px',
  bgcolor: 'warning.soft',
} as const;

function rightsLabel(rights: readonly Right[]): string {
  if (rights.some(({ isNote }) => isNote)) return 'Good to know';
  return rights.length > 1 ? 'Your rights' : 'Your right';
}

/** The rules that protect the reader at this point. */
function Rights({ rights }: { rights: readonly Right[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, pl: 3, borderLeft: 4, borderColor: 'secondary.light', display: 'grid', rowGap: 2.5 }}
    >
      {rights.map(({ right, text }, index) => (
        <div key={right}>
          <dt>
            {index === 0 && (
              <Typography
                variant="overline"
                component="span"
                sx={{ display: 'block', color: 'secondary.main' }}
              >
                {rightsLabel(rights)}
              </Typography>
            )}
            <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'lining-nums' }}>
              {right}
            </Typography>
          </dt>
          <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** Notes on the states where the company has branches. */
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
  columnGap: { xs: 4, md: 8 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
  pt: 3,
  borderTop: '2px solid',
  borderColor: 'secondary.light',
});
