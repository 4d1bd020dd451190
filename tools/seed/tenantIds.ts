/** The first website's company, and a second one that must never meet it. */
export const LARKFIELD = 'larkfield';
export const HARBORVIEW = 'harborview';
