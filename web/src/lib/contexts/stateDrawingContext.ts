import { createContext, type ReactNode } from 'react';

/**
 * The state to draw: nothing there yet (flyers, links or problems), nothing found, no access, no connection, a failure, or page not found.
 */
export type StateScene =
  | 'empty'
  | 'flyers'
  | 'links'
  | 'sound'
  | 'search'
  | 'denied'
  | 'offline'
  | 'error'
  | 'missing';

/** Draws the picture above a state's text. The portal has one; public pages and the sign-in don't load it. */
export const StateDrawingContext = createContext<(scene: StateScene) => ReactNode>(() => null);
