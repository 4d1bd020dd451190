import type { KeyboardEvent } from 'react';

/** Lets Enter press the button that has the focus: the list of results would take it for the highlighted one. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.stopPropagation();
};
