import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { StateMessage } from './StateMessage.tsx';

interface ErrorStateProps {
  title: string;
  /** `h1` where it is the whole page. */
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  onRetry: () => void;
}

/** Where content should be and could not be loaded: what happened, and a way to try again. Announced as an alert. */
export function ErrorState({ title, titleAs, children, onRetry }: ErrorStateProps) {
  return (
    <StateMessage
      scene="error"
      role="alert"
      title={title}
      {...(titleAs && { titleAs })}
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
