import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { StateMessage } from './StateMessage.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Where content should be and could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <StateMessage
      scene="error"
      title={title}
      action={
        <ActionButton variant="outlined" onClick={onRetry}>
          Retry
        </ActionButton>
      }
    >
      {children}
    </StateMessage>
  );
}
