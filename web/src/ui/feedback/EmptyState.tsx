import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage.tsx';

interface EmptyStateProps {
  title: string;
  /** `search` if filters hide everything, `missing` if a record is gone; `sound` if nothing is wrong. */
  scene?: 'empty' | 'flyers' | 'links' | 'sound' | 'search' | 'missing';
  /** What will appear here, or what to do next. */
  children: ReactNode;
  /** On a line of its own, such as Show all after a search. */
  action?: ReactNode;
}

/** Shown if a list is empty. */
export function EmptyState({ scene = 'empty', ...message }: EmptyStateProps) {
  return <StateMessage {...message} scene={scene} titleAs="p" />;
}
