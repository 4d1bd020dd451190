import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { escapeHtml } from '@brokerage/domain/escapeHtml';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { COMPANY_ELEMENT, pageDataElement } from './src/hydration/pageData.ts';

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

/** Likewise for the prerenderer: the file at SITE_DATA says whose site it is. */
const companyInPage: Plugin = {
  name: 'company-in-page',
  apply: 'serve',
  transformIndexHtml(html) {
    const { SITE_DATA: file } = process.env;
    if (!file) throw new Error('SITE_DATA is not set: the file with the company, branches and officers');
    const { company } = JSON.parse(readFileSync(file, 'utf8')) as { company: PublicCompany };
    return html
      .replaceAll('{{company}}', () => escapeHtml(company.name))
      .replace('</body>', () => `${pageDataElement(COMPANY_ELEMENT, company)}</body>`);
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
  '/company.json': {
    target: `http://${functions}`,
    rewrite: () => `/${project}/us-east1/directory-json/company.json`,
  },
};

/**
 * Returns PUBLIC_TENANT_ID as the functions get it, so that portal and functions agree on whose website this is.
 * @throws Error when it is not set
 */
function readPublicTenantId(mode: string): string {
  const { VITE_EMULATOR_PORT_OFFSET: emulators, VITE_FIREBASE_PROJECT_ID: project } = loadEnv(
    mode,
    import.meta.dirname,
    'VITE_',
  );
  const names = ['.env', `.env.${emulators ? 'demo-brokerage' : project}`];
  const files = names.map((name) => fileURLToPath(new URL(`../functions/${name}`, import.meta.url)));
  const found = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')));
  const { PUBLIC_TENANT_ID: tenantId } = Object.assign({}, ...found) as NodeJS.Dict<string>;
  if (!tenantId) throw new Error('PUBLIC_TENANT_ID is not set in functions/.env');
  return tenantId;
}

export default defineConfig(({ mode }) => ({
  define: { 'import.meta.env.VITE_PUBLIC_TENANT_ID': JSON.stringify(readPublicTenantId(mode)) },
  plugins: [react(), portalPage, companyInPage],
  resolve: {
    alias: [
      { find: /^re2js$/, replacement: absentRe2 },
      { find: /^zod$/, replacement: zodWithoutEval },
    ],
  },
  build: { target: 'es2022', sourcemap: true },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, ...(functions && { proxy }) },
}));
