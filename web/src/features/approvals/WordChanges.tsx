import { Box, Typography } from '@mui/material';
import { type Change, diffWords, diffWordsWithSpace } from 'diff';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** Keeps numbers and short forms (6.125, don't) in one piece. */
const intlSegmenter = new Intl.Segmenter('en-US', { granularity: 'word' });
/** Texts that differ more are shown as a whole; the time grows with the square of it. */
const MAX_EDITS = 1000;

function changesOf(before: string, after: string): Change[] {
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, removed: false, added: true, count: 1 },
    ];
  }
  const isSpaceOnly = before !== after && changes.every(({ added, removed }) => !added && !removed);
  return isSpaceOnly ? diffWordsWithSpace(before, after) : changes;
}

/** A text with what was taken out struck through and what was put in underlined; both are said to screen readers. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-wrap' }}>
      {changesOf(before, after).map((change, index) => (
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
const addedStyle = {
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
  bgcolor: 'success.soft',
  color: 'success.onSoft',
  borderRadius: 0.5,
} as const;

function Part({ change: { value, added, removed } }: { change: Change }) {
  if (!added && !removed) return value;
  return (
    // Positioned, or the hidden words would hang out of the region that scrolls.
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
