import { Box, Typography } from '@mui/material';
import { type Change, diffArrays, diffWords } from 'diff';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

/** Keeps numbers and short forms (6.125, don't) in one piece. */
const intlSegmenter = new Intl.Segmenter('en-US', { granularity: 'word' });
/** Texts with more differences are shown as a whole, because diffing time grows quadratically. */
const MAX_EDITS = 1000;

const toSegments = (text: string) => [...intlSegmenter.segment(text)].map(({ segment }) => segment);

/** Returns the changes word by word; if whitespace changed too, also the whitespace changes. */
function findChanges(before: string, after: string): Pick<Change, 'value' | 'added' | 'removed'>[] {
  const words = diffWords(before, after, { intlSegmenter, maxEditLength: MAX_EDITS });
  if (words && withoutAdded(words) === before) return words;
  const segments = diffArrays(toSegments(before), toSegments(after), { maxEditLength: MAX_EDITS });
  return (
    segments?.map(({ value, added, removed }) => ({ value: value.join(''), added, removed })) ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ]
  );
}

/** Returns the earlier text the way `diffWords` reports it: whitespace around unchanged words comes from the later text. */
const withoutAdded = (changes: readonly Change[]) =>
  changes
    .filter(({ added }) => !added)
    .map(({ value }) => value)
    .join('');

/** Shows a text with removed words struck through and added words bold, each on its own color; screen readers announce both. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-wrap' }}>
      {findChanges(before, after).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <Part key={index} change={change} />
      ))}
    </Typography>
  );
}

const removedStyle = {
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
  borderRadius: 0.5,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
} as const;
// An underline would look like a link. Bold marks added words for readers who can't tell the colors apart.
const addedStyle = {
  textDecorationLine: 'none',
  fontWeight: 600,
  px: '2px',
  boxDecorationBreak: 'clone',
  bgcolor: 'success.soft',
  color: 'success.onSoft',
  borderRadius: 0.5,
} as const;

function Part({
  change: { value, added, removed },
}: {
  change: Pick<Change, 'value' | 'added' | 'removed'>;
}) {
  if (!added && !removed) return value;
  return (
    // Positioned, because the hidden text would otherwise overflow the scrolling region.
    <Box
      component={added ? 'ins' : 'del'}
      sx={{ position: 'relative', ...(added ? addedStyle : removedStyle) }}
    >
      <span style={visuallyHidden}>[{added ? 'added' : 'removed'}: </span>
      {value}
      <span style={visuallyHidden}>]</span>
    </Box>
  );
}
