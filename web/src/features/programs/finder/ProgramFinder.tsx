import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useAddressHash } from '../../../lib/useAddressHash.ts';
import { chevron } from '../../../ui/Disclosure.tsx';
import { SituationAnswer } from './SituationAnswer.tsx';
import { situationGroups, situations } from './situations.ts';

/**
 * Lists situations a visitor may recognize, grouped by topic. Opening one shows the programs to consider first and why: below it on a
 * phone, next to the list on a wide screen. The situation in the URL is open initially; without one, the first is open if the others stay
 * in view.
 */
export function ProgramFinder() {
  const address = useAddressHash();
  const linked = situations.find(({ hash }) => hash !== undefined && hash === address);
  const hasRoom = useSyncExternalStore(onNoChange, isWide, () => true);
  const first = linked ?? (hasRoom ? situations[0] : undefined);
  useEffect(() => {
    // The browser scrolled to the line while the answer above it was still open, so scroll again. A reload keeps its own position.
    if (linked?.hash && isFirstVisit()) document.getElementById(linked.hash.slice(1))?.scrollIntoView?.();
  }, [linked]);
  // Null once the visitor closed the open one.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first?.name : pressed;
  // The static page, which doesn’t know the screen width, renders it open.
  const isUnasked = pressed === undefined && !linked;
  const toggle = (name: string, button: HTMLElement) => {
    flushSync(() => setPressed(name === chosen ? null : name));
    const answerTop = document.getElementById(ANSWER_ID)?.getBoundingClientRect().top;
    // On a phone, closing the answer above can move the new one above the screen.
    if (answerTop !== undefined && answerTop >= button.getBoundingClientRect().bottom)
      button.scrollIntoView?.({ block: 'start' });
  };
  return (
    <InertUntilHydrated>
      <Box sx={layout}>
        {situationGroups.map(({ label, situations: group }, index) => (
          <Box key={label} sx={contents}>
            <Typography id={`situations-${index}`} variant="overline" component="h3" sx={groupLabel}>
              {label}
            </Typography>
            <Box component="ul" aria-labelledby={`situations-${index}`} sx={list}>
              {group.map((situation) => {
                const { hash, name } = situation;
                const isOpen = name === chosen;
                return (
                  <li key={name}>
                    <Box
                      component="button"
                      type="button"
                      id={hash?.slice(1)}
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? ANSWER_ID : undefined}
                      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => toggle(name, currentTarget)}
                      sx={[choice, isOpen && (isUnasked ? openedBeside : opened)]}
                    >
                      {name}
                    </Box>
                    {isOpen && (
                      <Box id={ANSWER_ID} sx={isUnasked ? { ...answer, ...onWideScreens } : answer}>
                        <SituationAnswer situation={situation} />
                      </Box>
                    )}
                  </li>
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </InertUntilHydrated>
  );
}

const ANSWER_ID = 'situation-programs';

/** Returns whether the answer is next to the list. */
const isWide = () => window.matchMedia(WIDE).matches;
const WIDE = '(min-width: 900px)';
/** Only the initial value counts, so there's nothing to subscribe to. */
const onNoChange = () => () => {};

/** Returns whether the page was opened by a link or a typed address: not by a reload, Back or Forward. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate');

const ROWS = situations.length + situationGroups.length;

/** On a wide screen the list is at the left and the answer at the right. */
const layout = {
  mt: { xs: 3, md: 4 },
  display: { md: 'grid' },
  columnGap: { md: 6, lg: 8 },
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gridTemplateRows: `repeat(${ROWS}, auto) 1fr`,
} as const;

const contents = { display: { md: 'contents' } } as const;

const groupLabel = {
  gridColumn: 1,
  pt: 2.5,
  pb: 0.5,
  color: 'secondary.main',
  'div:first-of-type > &': { pt: 0 },
} as const;

const list = { listStyle: 'none', m: 0, p: 0, ...contents, '& > li': contents } as const;

const choice = {
  // When a link opens an answer, leave the page's title and the question in view.
  scrollMarginTop: 240,
  gridColumn: 1,
  width: '100%',
  minHeight: { xs: 52, md: 48 },
  p: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 500,
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '&::after': { ...chevron, mr: 1, color: 'neutral.main' },
  '&:hover': { color: 'primary.main' },
} as const;

const openedBeside = {
  fontWeight: { md: 700 },
  color: { md: 'primary.main' },
  borderColor: { md: 'primary.main' },
  '&::after': { color: { md: 'primary.main' } },
} as const;

const opened = {
  fontWeight: 700,
  color: 'primary.main',
  borderColor: { xs: 'transparent', md: 'primary.main' },
  '&::after': { color: 'primary.main', transform: { xs: 'rotate(45deg)', md: 'rotate(-45deg)' } },
} as const;

const answer = {
  gridColumn: 2,
  gridRow: '1 / -1',
  pt: { xs: 1.5, md: 0 },
  pb: { xs: 2.5, md: 0 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'transparent' },
} as const;

const onWideScreens = { display: { xs: 'none', md: 'block' } } as const;
