import type { DeliveryOutcome } from '@brokerage/domain/mail/delivery';
import type { MailFailure } from '@brokerage/domain/mail/queuedMail';
import { defineSecret } from 'firebase-functions/params';
import type { Message } from './composeMessage.ts';

/** The mail server's password; empty if it needs none. */
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD');

/** The mail server, of any provider. */
interface SmtpSettings {
  host: string;
  port: number;
  /** Empty if the server needs no sign-in. */
  user: string;
  password: string;
  /** The address that mail comes from, in a domain that the provider may send for. */
  from: string;
}

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;
const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);

/** Returns the mail server from the environment; undefined if none is set, as in the test emulators: mail then stays queued. */
export function readSmtpSettings(env: NodeJS.ProcessEnv = process.env): SmtpSettings | undefined {
  const { SMTP_HOST: host, MAIL_FROM: from } = env;
  if (!host || !from) return undefined;
  return {
    host,
    port: Number(env.SMTP_PORT || SUBMISSION_PORT),
    user: env.SMTP_USER ?? '',
    password: env.SMTP_PASSWORD ?? '',
    from,
  };
}

/** Returns whether new mail triggers a function: always in production, in emulators only with a mail server. */
export const isDelivering = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.FUNCTIONS_EMULATOR !== 'true' || readSmtpSettings(env) !== undefined;

export type SendMessage = (message: Message) => Promise<DeliveryOutcome>;

/** Returns a function that hands a message to the mail server. It doesn't throw: errors are in the outcome, without the server's words. */
export function smtpSender({ host, port, user, password }: SmtpSettings): SendMessage {
  return async (message) => {
    // Loaded lazily, so that functions which send no mail don't load it at startup.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host,
      port,
      secure: port === TLS_PORT,
      requireTLS: port !== TLS_PORT && !LOCAL_HOSTS.has(host),
      ...(user && { auth: { user, pass: password } }),
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const { rejected = [], rejectedErrors = [] } = await transport.sendMail(message);
      if (rejected.length === 0) return { failure: null };
      return {
        failure: 'recipient_refused',
        isPermanent: rejectedErrors.every(isFinal),
        remaining: rejected.map(toAddress),
      };
    } catch (error) {
      return toOutcome(error);
    } finally {
      transport.close();
    }
  };
}

const toAddress = (recipient: string | { address: string }): string =>
  typeof recipient === 'string' ? recipient : recipient.address;

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/** Returns whether a reply is final. 5xx: a retry would get the same reply (RFC 5321, section 4.2.1). */
const isFinal = ({ responseCode }: SmtpError): boolean => Number(responseCode) >= 500;

const FAILURES: Record<string, MailFailure> = {
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EENVELOPE: 'recipient_refused',
  EMESSAGE: 'message_refused',
  ECONNECTION: 'connection',
  ETIMEDOUT: 'connection',
  ESOCKET: 'connection',
  EDNS: 'connection',
  ETLS: 'connection',
  EPROTOCOL: 'connection',
};

/** Returns the outcome of an attempt that ended in an error. A wrong password isn't final, because it can be corrected. */
export function toOutcome(error: unknown): DeliveryOutcome {
  const { code, responseCode } = error as SmtpError;
  const failure = FAILURES[String(code)] ?? 'other';
  const isRefused = failure === 'recipient_refused' || failure === 'message_refused';
  return { failure, isPermanent: isRefused && isFinal({ responseCode }) };
}
