import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    testTimeout: 30_000,
    // Timers of pages on a busy machine; `npm test` tells what passed only then.
    retry: 1,
    pool: 'vmThreads',
    // Vitest leaves a core idle unless told otherwise.
    maxWorkers: '100%',
    include: ['{src,prerender}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.emulator.test.*'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
