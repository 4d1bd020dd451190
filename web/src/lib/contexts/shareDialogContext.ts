import { createContext, type ReactNode } from 'react';

export interface ShareDialogProps {
  flyerId: string;
  /** The flyer's. */
  title: string;
  onClose: () => void;
}

/** The dialog that creates links. It belongs to one feature and is opened by another; `app` connects them. */
export const ShareDialogContext = createContext<(props: ShareDialogProps) => ReactNode>(() => null);
