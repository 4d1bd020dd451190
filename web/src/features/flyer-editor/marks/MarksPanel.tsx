import type { FlyerMark } from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Card, Skeleton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useFlyerMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MarkItem } from './MarkItem.tsx';

interface MarksPanelProps {
  flyer: Flyer;
  isOwn: boolean;
  selected: string | undefined;
  /** Goes to what a mark is about. */
  onShow: (mark: FlyerMark) => void;
}

/** What the reviewer marked: each goes to its field or place, and its officer says when it is dealt with. */
export function MarksPanel({ flyer, isOwn, selected, onShow }: MarksPanelProps) {
  const id = useId();
  const live = useFlyerMarks(flyer);
  const canResolve = isOwn && (flyer.status === 'rejected' || flyer.status === 'editing');
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={id}>
        Reviewer’s marks
      </Typography>
      <ConnectionHint live={live} />
      {live.status === 'loading' && (
        <Skeleton height={88} role="status" aria-label="Loading the reviewer’s marks" />
      )}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load the reviewer’s marks" onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <>
          <Typography role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {live.data.marks.filter((mark) => live.data.resolutions[mark.id]?.is_resolved).length} of{' '}
            {live.data.marks.length} resolved
          </Typography>
          <Stack
            component="ol"
            spacing={2}
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 1.5,
              p: 0,
              maxHeight: { md: '36vh' },
              overflowY: { md: 'auto' },
            }}
          >
            {live.data.marks.map((mark, index) => (
              <MarkItem
                key={mark.id}
                flyerId={flyer.id}
                revision={live.data.revision ?? 0}
                mark={mark}
                number={index + 1}
                resolution={live.data.resolutions[mark.id]}
                isSelected={mark.id === selected}
                canResolve={canResolve}
                onShow={() => onShow(mark)}
              />
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}
