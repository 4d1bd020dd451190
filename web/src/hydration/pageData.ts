/** Id of the element with the company data that the page was built with. */
export const COMPANY_ELEMENT = 'company';
/** Id of the element with the directory, on pages that use it. */
export const DIRECTORY_ELEMENT = 'directory';

/** Returns data as JSON for an inert script element: with its "<" escaped, it can't end the element. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns the element with a prerendered page's data. */
export const pageDataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;

/** Returns the data embedded in the page; `undefined` if there is none and during prerendering. */
export function readPageData(id: string): unknown {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
