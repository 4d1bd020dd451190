import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage.tsx';

interface EmptyStateProps {
  title: string;
  /** `search` where filters hide what there is, `missing` where a record is gone; `sound` where nothing is wrong. */
  scene?: 'empty' | 'flyers' | 'links' | 'sound' | 'search' | 'missing';
  /** What will come here, or what to do next. */
  children: ReactNode;
}

/** Where a list has nothing to show. */
export function EmptyState({ scene = 'empty', ...message }: EmptyStateProps) {
  return <StateMessage {...message} scene={scene} titleAs="p" />;
}
