import { createContext, type ReactNode } from 'react';

export interface LinkPickerProps {
  /** Where the link will be used, such as a button's label. */
  purpose: string;
  /** Called with the public URL of the selected link. */
  onPick: (address: string) => void;
  onClose: () => void;
}

/** The dialog for picking one of your own tracked links. It belongs to one feature and is opened by another; `app` connects them. */
export const LinkPickerContext = createContext<(props: LinkPickerProps) => ReactNode>(() => null);
