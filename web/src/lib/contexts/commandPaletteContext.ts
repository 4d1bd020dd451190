import { createContext, useContext } from 'react';
import { isApple } from '../isApple.ts';

/** The command palette controls that the portal's header uses. */
export interface CommandPaletteControls {
  /** Opens the palette; after it closes, the focus returns. */
  open: () => void;
}

export const CommandPaletteContext = createContext<CommandPaletteControls | undefined>(undefined);

/** Returns the command palette's controls, or undefined if there is no palette (then the header shows no button for it). */
export const useCommandPalette = (): CommandPaletteControls | undefined => useContext(CommandPaletteContext);

/** Returns the keys that open the palette, as people know them: `⌘K` on Apple's devices, elsewhere `Ctrl K`. */
export const commandPaletteKeys = (): string => (isApple() ? '⌘K' : 'Ctrl K');
