import type { ComponentProps } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { StateMessage } from './StateMessage.tsx';

/** `titleAs`: `h1` if it is the whole page. */
interface ErrorStateProps
  extends Pick<ComponentProps<typeof StateMessage>, 'title' | 'titleAs' | 'children'> {
  onRetry: () => void;
}

/** Shown if content couldn't be loaded: what happened, and a retry button. Announced as an alert. */
export function ErrorState({ onRetry, ...message }: ErrorStateProps) {
  return (
    <StateMessage
      {...message}
      scene="error"
      role="alert"
      action={
        <ActionButton variant="outlined" onClick={onRetry}>
          Retry
        </ActionButton>
      }
    />
  );
}
