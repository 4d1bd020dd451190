/* Replaces zod (aliased in vite.config.ts). Zod tests whether it can compile schemas with `new Function`; our Content-Security-Policy
   forbids that, and browsers report even the attempt. */
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
