import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const HOST = '127.0.0.1';
/** How many mails are kept; the oldest are dropped first. */
const MAX_MAILS = 500;
const PAGE = readFileSync(join(import.meta.dirname, 'page.html'));

/** A caught mail, as shown on the page. */
interface CaughtMail {
  messageId: string;
  from: string;
  /** Recipients of the envelope. */
  recipients: string[];
  replyTo: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  attachments: string[];
  headers: string[];
}

export interface MailCatcher {
  smtpPort: number;
  mails: readonly CaughtMail[];
  close: () => Promise<void>;
}

interface CatcherOptions {
  /** Port of the mail server; 0 for any free one. */
  smtp: number;
  /** Port of the web page; no page without it. */
  page?: number;
  /** Whether a recipient is unknown here. */
  isUnknown?: (address: string) => boolean;
}

function toCaught(mail: ParsedMail, recipients: string[]): CaughtMail {
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.text ?? '',
    recipients,
    replyTo: mail.replyTo?.text ?? '',
    subject: mail.subject ?? '',
    date: mail.date?.toISOString() ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
    headers: mail.headerLines.map(({ line }) => line),
  };
}

/** Serves the page at / and what it shows at /mails.json. */
async function openPage(port: number, mails: readonly CaughtMail[]): Promise<Server> {
  const server = createServer((request, response) => {
    const isData = request.url === '/mails.json';
    if (!isData && request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(isData ? JSON.stringify(mails.toReversed()) : PAGE);
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}

/** Starts a mail server that accepts every mail and forwards none, and a page that shows them. */
export async function startMailCatcher({
  smtp,
  page,
  isUnknown = () => false,
}: CatcherOptions): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      done(isUnknown(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then((mail) => {
        mails.push(toCaught(mail, recipients));
        if (mails.length > MAX_MAILS) mails.shift();
        done();
      }, done);
    },
  });
  // A client that hangs up isn't an error.
  server.on('error', () => undefined);
  server.listen(smtp, HOST);
  await once(server.server, 'listening');
  const site = page === undefined ? undefined : await openPage(page, mails);
  return {
    smtpPort: (server.server.address() as AddressInfo).port,
    mails,
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      site?.closeAllConnections();
      site?.close();
      await promise;
    },
  };
}
