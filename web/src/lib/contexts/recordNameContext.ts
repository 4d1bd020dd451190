import { createContext } from 'react';

/** Sets the name of the open record in the portal's breadcrumb; undefined restores the page's own name. Outside the portal, does nothing. */
export const RecordNameContext = createContext<(name: string | undefined) => void>(() => {});
