import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { type TextPart, wordDifference } from './wordDifference.ts';

/** A text with what was taken out struck through and what was put in underlined; both are said to screen readers. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-wrap' }}>
      {wordDifference(before, after).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <Part key={index} part={part} />
      ))}
    </Typography>
  );
}

const removed = {
  ...{ textDecorationLine: 'line-through', textDecorationThickness: '1px', borderRadius: 0.5 },
  ...{ bgcolor: 'error.soft', color: 'error.onSoft' },
} as const;
const added = {
  ...{ textDecorationLine: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.15em' },
  ...{ bgcolor: 'success.soft', color: 'success.onSoft', borderRadius: 0.5 },
} as const;

function Part({ part: { kind, text } }: { part: TextPart }) {
  if (kind === 'same') return text;
  return (
    // Positioned, or the hidden words would hang out of the region that scrolls.
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{ position: 'relative', ...(kind === 'added' ? added : removed) }}
    >
      <span style={visuallyHidden}>[{kind}: </span>
      {text}
      <span style={visuallyHidden}>]</span>
    </Box>
  );
}
