import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useAddressHash, useWrittenHash } from '../../../lib/useAddressHash.ts';
import { chevron } from '../../../ui/Disclosure.tsx';
import { SituationAnswer } from './SituationAnswer.tsx';
import { situationGroups, situations } from './situations.ts';

/**
 * Lists situations that a visitor may recognize, grouped by topic. Opening one shows the programs to look at first and why: below it on
 * phones, next to the list on wide screens. Initially opens the situation in the URL, or else the first one if there's room next to the
 * list.
 */
export function ProgramFinder() {
  const address = useAddressHash();
  const linked = situations.find(({ hash }) => hash === address);
  const hasRoom = useSyncExternalStore(onNoChange, isWide, () => true);
  const first = linked ?? (hasRoom ? situations[0] : undefined);
  // Null after the visitor closed the open one.
  const [pressed, setPressed] = useState<string | null>();
  useEffect(() => {
    // The browser scrolled before the answer above closed. A reload keeps its own scroll position, and a press scrolls by itself.
    if (linked && pressed === undefined && isFirstVisit())
      document.getElementById(linked.hash.slice(1))?.scrollIntoView?.();
  }, [linked, pressed]);
  const chosen = pressed === undefined ? first?.name : pressed;
  // A reload or a copied URL opens the same situation; blank removes the fragment of one that was closed.
  useWrittenHash(
    pressed === undefined ? undefined : (situations.find(({ name }) => name === pressed)?.hash ?? ''),
  );
  // The static page can't know the screen width, so it has the first answer open.
  const isUnasked = pressed === undefined && !linked;
  const toggle = (name: string, button: HTMLElement) => {
    flushSync(() => setPressed(name === chosen ? null : name));
    const answerTop = document.getElementById(ANSWER_ID)?.getBoundingClientRect().top;
    // On phones, closing the answer above may move the new one off screen.
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
                      id={hash.slice(1)}
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

/** Returns whether the answer is shown next to the list. */
const isWide = () => window.matchMedia(WIDE).matches;
const WIDE = '(min-width: 900px)';
/** The screen width is read only once. */
const onNoChange = () => () => {};

/** Returns whether the page was opened by a link or URL, as opposed to a reload, Back or Forward. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate');

const ROWS = situations.length + situationGroups.length;

/** On wide screens the list is on the left and the answer on the right. */
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
  // Scrolling to an answer keeps the page's title and the question in view.
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
