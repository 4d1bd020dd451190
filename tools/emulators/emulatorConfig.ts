import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { HARBORVIEW, LARKFIELD } from '../seed/tenants.ts';
import { portsAt } from './ports.ts';

interface HostingConfig {
  public: string;
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

/** The parts of firebase.json that this file reads or changes. */
export interface FirebaseConfig {
  hosting: HostingConfig;
  functions: { source: string; predeploy?: string[] };
  emulators: Record<string, unknown>;
}

const HOST = '127.0.0.1';
/** Tenants of the seeded world, each with its own website; firebase-tools gives them ports in this order. */
export const SEEDED_SITES = [LARKFIELD, HARBORVIEW] as const;
const EMULATOR_SOURCES = `http://${HOST}:* ws://${HOST}:*`;
/** Directives for data and Storage files, which come from the emulators' own origins in development. */
const DIRECTIVES_WITH_EMULATORS = new Set(['connect-src', 'img-src', 'frame-src']);

/** Returns the folder, relative to the repository, of the web app that talks to the emulators at this offset. */
export const webBuildFolder = (offset: number): string => (offset === 0 ? 'web/dist' : `web/dist-${offset}`);

/** Returns the folder of a tenant's website: the build's own folder for the first one, a sibling folder for the others. */
export const siteBuildFolder = (webBuild: string, tenantId: string, index: number): string =>
  index === 0 ? webBuild : `${webBuild}-${tenantId}`;

/**
 * Returns the folder of the functions that the emulators at this offset run. The emulator reloads them when anything in the folder
 * changes, so each offset has its own.
 */
export const functionsBuildFolder = (offset: number): string =>
  offset === 0 ? 'functions/dist' : `functions/dist-${offset}`;

function allowEmulators(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const name = directive.slice(0, directive.indexOf(' '));
      return DIRECTIVES_WITH_EMULATORS.has(name) ? `${directive} ${EMULATOR_SOURCES}` : directive;
    })
    .join('; ');
}

/** Returns firebase.json for the emulators at an offset; the deployed configuration doesn't mention them. */
export function emulatorConfig(
  deployed: FirebaseConfig,
  offset: number,
): Omit<FirebaseConfig, 'hosting'> & { hosting: (HostingConfig & { site: string })[] } {
  const { firestoreWebsocket, hostingSecond: _, secondSite: __, ...ports } = portsAt(offset);
  const emulators = Object.entries(ports).map(([name, port]) => [name, { host: HOST, port }]);
  return {
    ...deployed,
    functions: { ...deployed.functions, source: functionsBuildFolder(offset) },
    hosting: SEEDED_SITES.map((site, index) => ({
      ...deployed.hosting,
      site,
      public: siteBuildFolder(webBuildFolder(offset), site, index),
      headers: deployed.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? allowEmulators(value) : value,
        })),
      })),
    })),
    emulators: {
      ...deployed.emulators,
      ...(Object.fromEntries(emulators) as Record<string, unknown>),
      firestore: { host: HOST, port: ports.firestore, websocketPort: firestoreWebsocket },
    },
  };
}

/** Writes that configuration next to firebase.json, because its paths are relative to its own folder. */
export function writeEmulatorConfig(offset: number): string {
  const deployed = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const file = join(ROOT, `firebase.${offset}.json`);
  writeFileSync(file, `${JSON.stringify(emulatorConfig(deployed, offset), null, 2)}\n`);
  return file;
}
