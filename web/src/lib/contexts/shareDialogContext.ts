import { createContext, type ReactNode } from 'react';

export interface ShareDialogProps {
  flyerId: string;
  /** The flyer's. */
  title: string;
  onClose: () => void;
}

/** The dialog that makes links: of one feature, opened by another. `app` puts them together. */
export const ShareDialogContext = createContext<(props: ShareDialogProps) => ReactNode>(() => null);
