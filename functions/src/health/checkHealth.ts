import { logger } from '../logging/logger.ts';

/** Probes for each part that the product depends on; one that throws or takes too long means that the part is down. */
export type Probes = Record<string, () => Promise<unknown>>;

export interface Health {
  status: 'ok' | 'unavailable';
  components: Record<string, 'ok' | 'unavailable'>;
}

const PROBE_TIMEOUT_MS = 2_000;
/** How long an instance repeats its last result, in milliseconds, so that frequent checks cost nothing. */
const FRESH_MS = 10_000;

function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), timeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function ask([name, probe]: [string, Probes[string]], timeoutMs: number) {
  try {
    await within(probe(), timeoutMs);
    return [name, 'ok'] as const;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    logger.error('component unavailable', { component: name, ...(code !== undefined && { code }) });
    return [name, 'unavailable'] as const;
  }
}

/** Returns a check of all parts at once; calls within ten seconds share one result. */
export function createHealthCheck(probes: Probes, timeoutMs = PROBE_TIMEOUT_MS) {
  let latest: { health: Promise<Health>; until: number } | undefined;
  const check = async (): Promise<Health> => {
    const asked = await Promise.all(Object.entries(probes).map((entry) => ask(entry, timeoutMs)));
    const isOk = asked.every(([, state]) => state === 'ok');
    return { status: isOk ? 'ok' : 'unavailable', components: Object.fromEntries(asked) };
  };
  return (now: Date): Promise<Health> => {
    if (latest && latest.until > now.getTime()) return latest.health;
    latest = { health: check(), until: now.getTime() + FRESH_MS };
    return latest.health;
  };
}
