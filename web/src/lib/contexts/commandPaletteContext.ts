import { createContext, useContext } from 'react';
import { isApple } from '../isApple.ts';

/** What the portal's header needs of the command palette. */
export interface CommandPaletteControls {
  /** Opens the palette; after it closes, the focus returns. */
  open: () => void;
}

export const CommandPaletteContext = createContext<CommandPaletteControls | undefined>(undefined);

/** Returns the controls of the command palette; undefined if there is none, so that no button leads nowhere. */
export const useCommandPalette = (): CommandPaletteControls | undefined => useContext(CommandPaletteContext);

/** Returns the keys that open the palette, as people know them: `⌘K` on Apple's devices, elsewhere `Ctrl K`. */
export const commandPaletteKeys = (): string => (isApple() ? '⌘K' : 'Ctrl K');
