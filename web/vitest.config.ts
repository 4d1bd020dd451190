import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    testTimeout: 30_000,
    // Timers of pages can fail on a busy machine; `npm test` lists what passed only on the retry.
    retry: 1,
    pool: 'vmThreads',
    // By default, Vitest leaves a core idle.
    maxWorkers: '100%',
    include: ['{src,prerender}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.emulator.test.*'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
