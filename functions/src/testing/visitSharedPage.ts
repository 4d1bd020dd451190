import { nanoid } from 'nanoid';
import { loadSiteTenantId } from '../data/siteTenant.ts';
import { openLink } from '../share/page/openSharedFlyer.ts';
import { sharedPage } from '../share/page/sharedPage.ts';
import { sharedPdf } from '../share/page/sharedPdf.ts';
import { BROWSER } from './browser.ts';
import { countOperations, type Operations } from './countOperations.ts';

import { visitor } from './visitor.ts';

type Handler = typeof sharedPdf;

/** Asks a function of links in this process, as a browser does; returns the status. */
async function ask(handler: Handler, path: string, ip: string): Promise<number> {
  let status = 200;
  const response = {
    set: (): unknown => response,
    removeHeader: (): unknown => response,
    on: (): unknown => response,
    status: (code: number): unknown => {
      status = code;
      return response;
    },
    end: (): unknown => response,
  };
  const headers: Record<string, string> = {
    'user-agent': BROWSER,
    'x-forwarded-for': ip,
    'x-forwarded-host': visitor().host,
  };
  const request = {
    method: 'GET',
    path,
    query: {},
    headers,
    ip,
    get: (name: string) => headers[name.toLowerCase()],
    header: (name: string) => headers[name.toLowerCase()],
    accepts: () => 'html',
  };
  await handler(request as unknown as Parameters<Handler>[0], response as unknown as Parameters<Handler>[1]);
  return status;
}

/**
 * Visits a shared page as a browser does, in this process: the HTML, the opening, the PDF. Returns what each of them costs, and
 * all together.
 * @throws Error when the link is not live or its PDF was not made before
 */
export async function visitSharedPage(
  code: string,
  ip: string,
  now = new Date(),
): Promise<Record<'html' | 'opening' | 'pdf' | 'total', Operations>> {
  const caller = visitor({ ip });
  const tenantId = await loadSiteTenantId(caller);
  const html = await countOperations(() => ask(sharedPage, `/shared/${code}`, ip));
  const opening = await countOperations(() =>
    openLink(tenantId, { shortCode: code, openingId: nanoid(), isStaff: false }, caller, now),
  );
  if (opening.result.state !== 'live') throw new Error('The link is not live');
  const { pdfUrl } = opening.result;
  const pdf = await countOperations(() => ask(sharedPdf, pdfUrl, ip));
  if (pdf.result !== 200) throw new Error(`The PDF answers ${pdf.result}`);
  const all = [html, opening, pdf].map(({ operations }) => operations);
  return {
    html: html.operations,
    opening: opening.operations,
    pdf: pdf.operations,
    total: {
      reads: all.reduce((sum, { reads }) => sum + reads, 0),
      writes: all.reduce((sum, { writes }) => sum + writes, 0),
    },
  };
}
