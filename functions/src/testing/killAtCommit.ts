import { getFirestore } from 'firebase-admin/firestore';

/** The client's way to the server for what it writes. */
interface Wire {
  request: (method: string, ...more: unknown[]) => Promise<unknown>;
}

/**
 * Runs the work as if the process were killed at its nth commit, before it is sent or after, when its answer is lost: the work
 * writes nothing more. Returns whether it came that far. One at a time.
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
    // A server gives up the locks of a dead client after a while; a rollback does it at once.
    if (method !== 'commit') return request.call(wire, method, ...more);
    commits += 1;
    if (commits > n) throw new Error('Killed');
    if (commits < n || moment === 'after') {
      const answer = await request.call(wire, method, ...more);
      if (commits < n) return answer;
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
