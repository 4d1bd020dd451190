import * as z from 'zod';

/** `user_sessions/{uid}_{auth_time}`: when the browser last reported activity in a session. Only the server writes it. */
export const userSessionSchema = z.object({
  user_id: z.string(),
  last_active_at: z.date(),
  /** The person's role at that time, which had rights; left out in older records. */
  role: z.string().optional(),
  /** For Firestore's TTL policy: when the session has reached its maximum age. */
  expires_at: z.date(),
});
