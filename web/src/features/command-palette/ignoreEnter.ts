import type { KeyboardEvent } from 'react';

/** Lets Enter activate the focused button: otherwise the result list would apply it to the highlighted option. */
export const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.stopPropagation();
};
