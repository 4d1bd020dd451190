import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const absentRe2 = fileURLToPath(new URL('src/lib/firebase/absentRe2.ts', import.meta.url));
const zodWithoutEval = fileURLToPath(new URL('src/lib/zodWithoutEval.ts', import.meta.url));

/** In development Vite answers for Hosting: staff addresses get the portal's page. */
const portalPage: Plugin = {
  name: 'portal-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/officer-(login|portal)(?=[/?]|$)/.test(request.url ?? '')) request.url = '/portal.html';
      next();
    });
  },
};

const { FUNCTIONS_EMULATOR_HOST: functions, GCLOUD_PROJECT: project } = process.env;

/** Likewise for Hosting's rewrites to functions. */
const proxy = {
  '/flyer-pdf': {
    target: `http://${functions}`,
    rewrite: (path: string) => `/${project}/us-east1${path}`,
  },
  '/directory.json': {
    target: `http://${functions}`,
    rewrite: () => `/${project}/us-east1/directory-json`,
  },
};

export default defineConfig({
  plugins: [react(), portalPage],
  resolve: {
    alias: [
      { find: /^re2js$/, replacement: absentRe2 },
      { find: /^zod$/, replacement: zodWithoutEval },
    ],
  },
  build: { target: 'es2022', sourcemap: true },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, ...(functions && { proxy }) },
});
