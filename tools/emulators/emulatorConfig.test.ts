import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { emulatorConfig, type FirebaseConfig } from './emulatorConfig.ts';
import { portsAt } from './ports.ts';

const deployed = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;

const toPolicies = ({ hosting }: Pick<FirebaseConfig, 'hosting'>) =>
  hosting.headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
const toPolicy = (config: Pick<FirebaseConfig, 'hosting'>) => toPolicies(config)[0] ?? '';

describe('firebase.json', () => {
  it('lists the ports that the tools use', () => {
    // firebase-tools doesn't know the last two.
    const { firestoreWebsocket, firestore, hostingSecond: _, secondSite: __, ...ports } = portsAt(0);
    expect(deployed.emulators).toMatchObject({
      firestore: { port: firestore, websocketPort: firestoreWebsocket },
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { port }])),
    });
  });

  it('sends a policy without inline scripts and without the emulators', () => {
    expect(toPolicy(deployed)).toMatch(/script-src (?!.*'unsafe-inline'.*style-src)/);
    expect(toPolicy(deployed)).toContain("frame-ancestors 'none'");
    expect(toPolicy(deployed)).not.toContain('127.0.0.1');
  });

  it('lets the portal load pasted pictures from anywhere, and nothing else that public pages can’t', () => {
    const [site = '', portal = '', ...others] = toPolicies(deployed);
    // The shared page shows the PDF in its own frame.
    expect(others).toEqual(["frame-ancestors 'self'"]);
    const own = portal.split('; ').filter((directive) => !site.split('; ').includes(directive));
    expect(own).toEqual(["connect-src 'self' https:"]);
    expect(portal.split('; ')).toHaveLength(site.split('; ').length);
  });
});

describe('emulatorConfig', () => {
  const config = emulatorConfig(deployed, 20_000);

  it('shifts all ports', () => {
    expect(config.emulators).toMatchObject({
      hosting: { host: '127.0.0.1', port: 25_000 },
      firestore: { port: 28_080, websocketPort: 29_150 },
      hub: { port: 24_400 },
    });
  });

  it('serves the web build for these ports', () => {
    const folders = (offset: number) => emulatorConfig(deployed, offset).hosting.map((site) => site.public);
    expect(folders(20_000)).toEqual(['web/dist-20000', 'web/dist-20000-harborview']);
    expect(folders(0)).toEqual(['web/dist', 'web/dist-harborview']);
  });

  it('runs functions that no other set of emulators rebuilds', () => {
    expect(config.functions).toEqual({ ...deployed.functions, source: 'functions/dist-20000' });
    expect(emulatorConfig(deployed, 0).functions.source).toBe('functions/dist');
    expect(deployed.functions).toMatchObject({
      source: 'functions',
      ignore: expect.arrayContaining(['dist', 'dist-*']),
    });
  });

  it('lets the page connect to the emulators, and nothing else', () => {
    const directives = (policy: string) => policy.split('; ');
    const changed = directives(toPolicy({ hosting: config.hosting[0] as FirebaseConfig['hosting'] })).filter(
      (it) => !directives(toPolicy(deployed)).includes(it),
    );
    expect(changed.map((directive) => directive.split(' ')[0])).toEqual([
      'img-src',
      'connect-src',
      'frame-src',
    ]);
    for (const directive of changed)
      expect(directive).toMatch(/ http:\/\/127\.0\.0\.1:\* ws:\/\/127\.0\.0\.1:\*$/);
  });
});
