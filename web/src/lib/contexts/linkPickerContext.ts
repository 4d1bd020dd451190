import { createContext, type ReactNode } from 'react';

export interface LinkPickerProps {
  /** Where the link goes, such as a button's words. */
  purpose: string;
  /** The public address of the link that was chosen. */
  onPick: (address: string) => void;
  onClose: () => void;
}

/** The dialog with one's own tracked links: of one feature, opened by another. `app` puts them together. */
export const LinkPickerContext = createContext<(props: LinkPickerProps) => ReactNode>(() => null);
