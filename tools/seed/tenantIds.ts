/** The first website's company, and a second one whose data must never mix with it. */
export const LARKFIELD = 'larkfield';
export const HARBORVIEW = 'harborview';
