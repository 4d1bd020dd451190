import { createContext, useContext } from 'react';
import { isApple } from '../isApple.ts';

/** What the portal's header needs of the command palette. */
export interface CommandPaletteControls {
  /** Opens the palette; the focus returns to where it was once it closes. */
  open: () => void;
}

export const CommandPaletteContext = createContext<CommandPaletteControls | undefined>(undefined);

/** Returns how to open the command palette; undefined where there is none, so that no button leads nowhere. */
export const useCommandPalette = (): CommandPaletteControls | undefined => useContext(CommandPaletteContext);

/** Returns the keys that open the palette, as people know them: `⌘K` on Apple's devices, elsewhere `Ctrl K`. */
export const commandPaletteKeys = (): string => (isApple() ? '⌘K' : 'Ctrl K');
