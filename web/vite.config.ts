import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const absentService = fileURLToPath(new URL('src/lib/absentFirebaseService.ts', import.meta.url));

export default defineConfig({
  plugins: [react()],
  // reactfire imports every Firebase service.
  resolve: { alias: { 'firebase/database': absentService, 'firebase/remote-config': absentService } },
  build: { outDir: 'dist', manifest: true, target: 'es2022', sourcemap: true },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
