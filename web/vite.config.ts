import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { escapeHtml } from '@brokerage/domain/text/escapeHtml';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { COMPANY_ELEMENT, pageDataElement } from './src/hydration/pageData.ts';

const absentRe2 = fileURLToPath(new URL('src/lib/firebase/absentRe2.ts', import.meta.url));
const zodWithoutJsonSchema = fileURLToPath(new URL('src/lib/zod/zodWithoutJsonSchema.ts', import.meta.url));
const zodWithoutEval = fileURLToPath(new URL('src/lib/zod/zodWithoutEval.ts', import.meta.url));

/** In development Vite replaces Hosting: members' addresses get the portal's page. */
const portalPage: Plugin = {
  name: 'portal-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/officer-(login|portal)(?=[/?]|$)/.test(request.url ?? '')) request.url = '/portal.html';
      next();
    });
  },
};

/** In development Vite also replaces the prerenderer: it shows the site of the first company in the file at SITES. */
const companyInPage: Plugin = {
  name: 'company-in-page',
  apply: 'serve',
  transformIndexHtml(html) {
    const { SITES: file } = process.env;
    if (!file) throw new Error('SITES is not set: the file with the companies');
    const [site] = JSON.parse(readFileSync(file, 'utf8')) as { company: PublicCompany }[];
    if (!site) throw new Error(`${file} has no company`);
    const { company } = site;
    return html
      .replaceAll('{{company}}', () => escapeHtml(company.name))
      .replace('{{build}}', 'development')
      .replace('</body>', () => `${pageDataElement(COMPANY_ELEMENT, company)}</body>`);
  },
};

const { FUNCTIONS_EMULATOR_HOST: functions, GCLOUD_PROJECT: project } = process.env;

/** Replaces Hosting's rewrites to functions, too. */
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
  '/health': {
    target: `http://${functions}`,
    rewrite: () => `/${project}/us-east1/health`,
  },
};

export default defineConfig({
  plugins: [react(), portalPage, companyInPage],
  resolve: {
    alias: [
      { find: /^re2js$/, replacement: absentRe2 },
      { find: /^zod$/, replacement: zodWithoutEval },
      {
        find: /^\.\.\/core\/(to-json-schema|json-schema-processors)\.js$/,
        replacement: zodWithoutJsonSchema,
      },
    ],
  },
  build: { target: 'es2022', sourcemap: true },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, ...(functions && { proxy }) },
});
