import states from '../../illustrations/drawn/states.svg?no-inline';
import type { StateScene } from '../../lib/contexts/stateDrawingContext.ts';

/** States with a drawing on the public site; the portal has the others. */
const DRAWN: Partial<Record<StateScene, string>> = {
  empty: 'empty',
  search: 'search',
  missing: 'missing',
  error: 'error',
  offline: 'error',
};

/** A small drawing above a state's text on a public page. */
export function drawState(scene: StateScene) {
  const drawing = DRAWN[scene];
  return (
    drawing && (
      <svg width={96} height={96} aria-hidden="true">
        <use href={`${states}#${drawing}`} />
      </svg>
    )
  );
}
