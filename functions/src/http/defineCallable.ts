import {
  type CallableName,
  type CallableOutput,
  callables,
  type ParsedInput,
} from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall,
} from 'firebase-functions/v2/https';
import { describeError, logger } from '../logging/logger.ts';
import { type Caller, type SiteVisitor, toCaller } from './caller.ts';
import { HTTP_OPTIONS } from './defineHttpFunction.ts';
import { toCallableError } from './errorResponses.ts';
import { loadSiteTenantId } from './siteTenant.ts';
import { withEnvelopeValidation } from './withEnvelopeValidation.ts';

const MAX_ISSUES = 50;
/** Maximum characters, because the message about unknown keys repeats all of them. */
const LONGEST_MESSAGE = 200;

/** Returns the options of callables: App Check is enforced everywhere except in the emulator, which cannot verify its tokens. */
export function callableOptions(env: Record<string, string | undefined>): CallableOptions {
  return {
    ...HTTP_OPTIONS,
    enforceAppCheck: env.FUNCTIONS_EMULATOR !== 'true',
    // Companies come and go without a deployment, so findSiteTenantId rejects pages of other sites instead.
    cors: true,
  };
}

/**
 * Returns the company of the website that the calling page is on; undefined for callers that aren't pages, which send no origin.
 * @throws DomainError unknown-site
 */
async function findSiteTenantId(
  request: CallableRequest['rawRequest'],
  now: Date,
): Promise<string | undefined> {
  const { origin } = request.headers;
  if (origin === undefined) return undefined;
  // The browser sets the Origin header, so a page can't forge it.
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return loadSiteTenantId({ ...toCaller(request), host }, now);
}

/**
 * Returns the caller and the company of the website they come from. Calls from no company's website never reach the handler, so its limits
 * per network don't count them; `loadSiteTenantId` has its own limit.
 * @throws DomainError unknown-site
 */
async function toVisitor(
  { rawRequest }: CallableRequest,
  siteTenantId: string | undefined,
  now: Date,
): Promise<SiteVisitor> {
  const caller = toCaller(rawRequest);
  return { ...caller, tenantId: siteTenantId ?? (await loadSiteTenantId(caller, now)) };
}

/**
 * Defines a callable by its contract: `authorize` says who may call, and gets the company of the calling page's website. The handler gets
 * parsed input and the time of the call, and never reads the clock itself. Unexpected failures are logged and returned as `internal`;
 * neither bodies nor answers are ever logged.
 */
export function guardedCallable<N extends CallableName, Context>(
  name: N,
  authorize: (request: CallableRequest, siteTenantId: string | undefined, now: Date) => Promise<Context>,
  handler: (input: ParsedInput<N>, context: Context, now: Date) => Promise<CallableOutput<N>>,
  options = callableOptions(process.env),
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  const callable = onCall(options, async (request) => {
    const now = new Date();
    try {
      const siteTenantId = await findSiteTenantId(request.rawRequest, now);
      const context = await authorize(request, siteTenantId, now);
      return await handler(parseInput(name, request.data), context, now);
    } catch (error) {
      if (error instanceof DomainError) throw toCallableError(error);
      logger.error('callable failed', { function: name, error: describeError(error) });
      throw toCallableError(new DomainError('internal'));
    }
  });
  return withEnvelopeValidation(callable);
}

/** Defines a callable for every visitor of a company's website. */
export function defineCallable<N extends CallableName>(
  name: N,
  handler: (input: ParsedInput<N>, visitor: SiteVisitor, now: Date) => Promise<CallableOutput<N>>,
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(name, toVisitor, handler);
}

/** Defines a callable for people who can't sign in yet. It needs no company's website: a link or a code that they have identifies them. */
export function defineCallableWithoutSite<N extends CallableName>(
  name: N,
  handler: (input: ParsedInput<N>, caller: Caller, now: Date) => Promise<CallableOutput<N>>,
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(name, ({ rawRequest }) => Promise.resolve(toCaller(rawRequest)), handler);
}

/** Defines a callable that returns only public data: without App Check, whose SDK the public pages don't load. */
export function defineCallableWithoutAppCheck<N extends CallableName>(
  name: N,
  read: (input: ParsedInput<N>, visitor: SiteVisitor, now: Date) => Promise<CallableOutput<N>>,
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  const options = { ...callableOptions(process.env), enforceAppCheck: false };
  return guardedCallable(name, toVisitor, read, options);
}

function parseInput<N extends CallableName>(name: N, data: unknown): ParsedInput<N> {
  const parsed = callables[name].input.safeParse(data ?? null);
  // The compiler doesn’t connect a name with the contract found by it.
  if (parsed.success) return parsed.data as ParsedInput<N>;
  const issues = parsed.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.join('.'), message: message.slice(0, LONGEST_MESSAGE) }));
  throw new DomainError('invalid-argument', { issues });
}
