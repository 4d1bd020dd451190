import {
  type CallableName,
  type CallableOutput,
  type CallableRequest,
  callables,
} from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import {
  type CallableRequest as CallableCall,
  type CallableFunction,
  type CallableOptions,
  type HttpsOptions,
  onCall,
} from 'firebase-functions/v2/https';
import { REGION } from '../data/region.ts';
import { loadSiteTenantId } from '../data/siteTenant.ts';
import { type SiteVisitor, toCaller } from './caller.ts';
import { toCallableError } from './errorAnswers.ts';
import { logger } from './logger.ts';
import { validateEnvelope } from './validateEnvelope.ts';

const MAX_ISSUES = 50;
/** Characters: the message about unknown keys repeats them all. */
const LONGEST_MESSAGE = 200;

/** Of functions that answer plain HTTP requests. */
export const HTTP_OPTIONS = {
  region: REGION,
  maxInstances: 20,
  memory: '512MiB',
  // A body may take 10 MB before anything of ours sees it.
  concurrency: 10,
  timeoutSeconds: 30,
} as const satisfies HttpsOptions;

/** App Check is enforced wherever the code does not run in the emulator, which cannot verify its tokens. */
export function callableOptions(env: Record<string, string | undefined>): CallableOptions {
  return {
    ...HTTP_OPTIONS,
    enforceAppCheck: env.FUNCTIONS_EMULATOR !== 'true',
    // Companies come and go without a deployment: findSiteTenantId refuses pages of other sites.
    cors: true,
  };
}

/**
 * Returns the company on whose website the calling page is; undefined for callers that aren't pages, which send no origin.
 * @throws DomainError unknown-site
 */
async function findSiteTenantId(request: CallableCall['rawRequest']): Promise<string | undefined> {
  const { origin } = request.headers;
  if (origin === undefined) return undefined;
  // What the browser says of the page, whatever else the page says of itself.
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return loadSiteTenantId({ ...toCaller(request), host });
}

/**
 * Returns who calls, and the company whose website they come from.
 * @throws DomainError unknown-site
 */
async function toVisitor(
  { rawRequest }: CallableCall,
  siteTenantId: string | undefined,
): Promise<SiteVisitor> {
  const caller = toCaller(rawRequest);
  return { ...caller, tenantId: siteTenantId ?? (await loadSiteTenantId(caller)) };
}

/**
 * One callable by its contract: `authorize` says who may call, and knows the company of the calling page's website, the input is parsed before the handler sees it, unknown
 * failures are logged and answered as `internal`, and neither bodies nor answers are ever logged.
 */
export function guardedCallable<N extends CallableName, Context>(
  name: N,
  authorize: (request: CallableCall, siteTenantId: string | undefined) => Promise<Context>,
  handler: (input: CallableRequest<N>, context: Context) => Promise<CallableOutput<N>>,
  options = callableOptions(process.env),
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  const callable = onCall(options, async (request) => {
    try {
      const siteTenantId = await findSiteTenantId(request.rawRequest);
      const context = await authorize(request, siteTenantId);
      return await handler(parseInput(name, request.data), context);
    } catch (error) {
      if (error instanceof DomainError) throw toCallableError(error);
      logger.error('callable failed', { function: name, error: describeError(error) });
      throw toCallableError(new DomainError('internal'));
    }
  });
  return validateEnvelope(callable);
}

/** Defines a callable for every visitor of a company's website. */
export function defineCallable<N extends CallableName>(
  name: N,
  handler: (input: CallableRequest<N>, visitor: SiteVisitor) => Promise<CallableOutput<N>>,
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(name, toVisitor, handler);
}

/** Defines a callable that only returns what is public anyway: without App Check, whose SDK the public pages don't load. */
export function defineCallableWithoutAppCheck<N extends CallableName>(
  name: N,
  read: (input: CallableRequest<N>, visitor: SiteVisitor) => Promise<CallableOutput<N>>,
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  const options = { ...callableOptions(process.env), enforceAppCheck: false };
  return guardedCallable(name, toVisitor, read, options);
}

function parseInput<N extends CallableName>(name: N, data: unknown): CallableRequest<N> {
  const parsed = callables[name].input.safeParse(data ?? null);
  // The compiler doesn’t connect a name with the contract found by it.
  if (parsed.success) return parsed.data as CallableRequest<N>;
  const issues = parsed.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.join('.'), message: message.slice(0, LONGEST_MESSAGE) }));
  throw new DomainError('invalid-argument', { issues });
}

/** Returns name, code and stack only: the message of a database error may quote the record. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...('code' in error && { code: String(error.code) }), stack: frames.join('\n') };
}
