import type { CallableInput, CallableOutput } from '@brokerage/domain/callables';
import { LINK_LIMITS } from '@brokerage/domain/link/linkLimits';
import { CALL_TIMEOUT_MS } from '../../lib/firebase/functionsOrigin.ts';
import { postToFunction } from '../../lib/firebase/postToFunction.ts';
import { attributionOfPage } from '../../lib/saveAttribution.ts';
import { isMemberBrowser } from '../../lib/session/memberBrowser.ts';

/* The shared page's calls to functions, using the callable protocol but without SDK and schemas, like fetchDirectory.ts. */

type OpenResponse = CallableOutput<'open-shared-flyer'>;
export type SharedFlyer = Extract<OpenResponse, { state: 'live' }>;
/** A flyer that is no longer shown, with the person to contact instead. */
export type EndedFlyer = Extract<OpenResponse, { state: 'ended' }>;
/** The colleague who took over from an officer who has left. */
export type Successor = Extract<OpenResponse, { state: 'forwarded' }>['officer'];

type Input = CallableInput<'open-shared-flyer'>;
/** A view of a shared page; the server counts by its id. */
export type SharedFlyerView = Pick<Input, 'shortCode' | 'openingId'>;

/** Removes half a surrogate pair left by the cut. */
const tag = (text: string | undefined) => text?.slice(0, LINK_LIMITS.utm).replace(/\p{Cs}/gu, '');

function toInput(view: SharedFlyerView): Input {
  const { utm_source, utm_medium, utm_campaign, referrer } = attributionOfPage();
  return {
    ...view,
    isStaff: isMemberBrowser(),
    referrer,
    utm_source: tag(utm_source),
    utm_medium: tag(utm_medium),
    utm_campaign: tag(utm_campaign),
  };
}

/** Waits until the page is visible: no one has seen a page that the browser is only prerendering. */
const untilVisible = () =>
  new Promise<void>((resolve) => {
    if ((document as Document & { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    } else {
      resolve();
    }
  });

const isPath = (address: string | undefined) => /^\/(?![/\\])/.test(address ?? '');

/** Checks the response without zod, which would be larger than the page. */
function isOpenResponse(result: Partial<OpenResponse> | undefined): result is OpenResponse {
  if (result?.state === 'forwarded') return !!result.officer?.id && !!result.officer.name;
  if (result?.state === 'elsewhere') return isPath(result.path);
  if (result?.state === 'ended') return !!result.officer?.name && !!result.company?.name;
  if (result?.state !== 'live') return result?.state === 'expired' || result?.state === 'not-found';
  const { title, pdfUrl, drawing, officer, company } = result;
  // Only this site's URLs may be framed, downloaded or drawn.
  const isOurs = isPath(pdfUrl) && (!drawing || isPath(drawing.url));
  return !!title && isOurs && !!officer?.name && !!company?.name;
}

/**
 * Opens a link's flyer; the server counts the view.
 * @throws Error if the server couldn't be reached or its response is invalid
 */
export async function openSharedFlyer(view: SharedFlyerView): Promise<OpenResponse> {
  await untilVisible();
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = await postToFunction('open-shared-flyer', toInput(view), { signal });
  const { result } = (await response.json()) as { result?: Partial<OpenResponse> };
  if (!response.ok || !isOpenResponse(result)) throw new Error('No response about the link');
  return result;
}

/** Reports an event of the view. The request outlives the page, and its result doesn't affect the visitor. */
export function recordLinkEvent(view: SharedFlyerView, kind: 'download' | 'start'): void {
  postToFunction('record-link-event', { ...view, kind }, { keepalive: true }).catch(() => undefined);
}
