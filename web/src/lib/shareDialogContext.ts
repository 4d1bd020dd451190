import { type ComponentType, createContext } from 'react';

export interface ShareDialogProps {
  flyerId: string;
  /** The flyer's. */
  title: string;
  onClose: () => void;
}

/** The dialog that makes links: of one feature, opened by another. `app` puts them together. */
export const ShareDialogContext = createContext<ComponentType<ShareDialogProps>>(() => null);
