import { nanoid } from 'nanoid';
import { openLink } from '../links/page/openSharedFlyer.ts';
import { sharedDrawing } from '../links/page/sharedDrawing.ts';
import { sharedPage } from '../links/page/sharedPage.ts';
import { sharedPdf } from '../links/page/sharedPdf.ts';
import { BROWSER } from './browser.ts';
import { countOperations, type Operations } from './countOperations.ts';
import { requestInProcess } from './httpExchange.ts';
import { visitor } from './visitor.ts';

/** Calls a link function in this process like a browser; returns the status. */
async function ask(handler: typeof sharedPdf, path: string, ip: string): Promise<number> {
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': ip, 'x-forwarded-host': visitor().host };
  return (await requestInProcess(handler, path, { headers })).status;
}

/**
 * Visits a shared page in this process like a browser: the HTML, the view and the flyer's drawing, which are the visit, and the PDF for
 * visitors who open it. Returns what each of them costs.
 * @throws Error when the link is not live, or drawing or PDF can't be loaded
 */
export async function visitSharedPage(
  code: string,
  ip: string,
  now = new Date(),
): Promise<Record<'html' | 'view' | 'drawing' | 'visit' | 'pdf', Operations>> {
  const caller = visitor({ ip });
  const { tenantId } = caller;
  const html = await countOperations(() => ask(sharedPage, `/shared/${code}`, ip));
  const view = await countOperations(() =>
    openLink(tenantId, { shortCode: code, openingId: nanoid(), isStaff: false }, caller, now),
  );
  if (view.result.state !== 'live') throw new Error('The link is not live');
  const { pdfUrl, drawing: drawn } = view.result;
  const drawing = await countOperations(() => ask(sharedDrawing, drawn?.url ?? '', ip));
  const pdf = await countOperations(() => ask(sharedPdf, pdfUrl, ip));
  const statuses = [drawing.result, pdf.result];
  if (statuses.some((status) => status !== 200)) throw new Error(`Drawing, PDF: ${statuses.join(', ')}`);
  const all = [html, view, drawing].map(({ operations }) => operations);
  return {
    html: html.operations,
    view: view.operations,
    drawing: drawing.operations,
    visit: {
      reads: all.reduce((sum, { reads }) => sum + reads, 0),
      writes: all.reduce((sum, { writes }) => sum + writes, 0),
    },
    pdf: pdf.operations,
  };
}
