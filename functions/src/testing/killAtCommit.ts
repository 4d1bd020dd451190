import { getFirestore } from 'firebase-admin/firestore';

/** The client's internal method for its writes. */
interface Wire {
  request: (method: string, ...more: unknown[]) => Promise<unknown>;
}

/**
 * Runs the work as if the process were killed at its nth commit, before sending it or after, when its response is lost: the work writes
 * nothing more. Returns whether it got that far. Only one at a time.
 */
export async function killAtCommit(
  n: number,
  moment: 'before' | 'after',
  work: () => Promise<unknown>,
): Promise<boolean> {
  const wire = getFirestore() as unknown as Wire;
  const { request } = wire;
  let commits = 0;
  wire.request = async (method, ...more) => {
    // A server releases a dead client's locks after a while; a rollback does it right away.
    if (method !== 'commit') return request.call(wire, method, ...more);
    commits += 1;
    if (commits > n) throw new Error('Killed');
    if (commits < n || moment === 'after') {
      const response = await request.call(wire, method, ...more);
      if (commits < n) return response;
    }
    throw new Error('Killed');
  };
  try {
    await work();
  } catch (error) {
    if (commits < n) throw error;
  } finally {
    wire.request = request;
  }
  return commits >= n;
}
