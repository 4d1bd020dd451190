import { createContext, type ReactNode } from 'react';

export interface LinkPickerProps {
  /** Where the link goes, such as a button's label. */
  purpose: string;
  /** The public address of the link that was chosen. */
  onPick: (address: string) => void;
  onClose: () => void;
}

/** The dialog with one's own tracked links: part of one feature, opened by another. `app` connects them. */
export const LinkPickerContext = createContext<(props: LinkPickerProps) => ReactNode>(() => null);
