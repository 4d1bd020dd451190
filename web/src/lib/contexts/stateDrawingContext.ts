import { createContext, type ReactNode } from 'react';

/** Which state is drawn: nothing there yet (of flyers, of links, of problems), nothing found, no access, no connection, a failure, or no such page. */
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
