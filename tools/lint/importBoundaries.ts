import { readdirSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

interface ImportBoundary {
  /** A folder, or a glob of folders, from the root. */
  within: string;
  /** Folders from the root that it must not import from. */
  not: readonly string[];
  message: string;
}

const features = readdirSync(`${ROOT}/web/src/features`).map((name) => `web/src/features/${name}`);

/** Who may import from whom (docs/architecture.md). */
export const IMPORT_BOUNDARIES: readonly ImportBoundary[] = [
  {
    within: 'domain/src',
    not: ['web', 'functions', 'tools', 'tests'],
    message: 'domain must not import web, functions, tools or tests',
  },
  {
    within: 'web',
    not: ['functions', 'tools', 'tests'],
    message: 'web must not import functions, tools or tests',
  },
  {
    within: 'functions',
    not: ['web', 'tools', 'tests'],
    message: 'functions must not import web, tools or tests',
  },
  {
    within: 'functions/src/data',
    not: ['functions/src/http'],
    message: 'data must not import http: move what both need to logging',
  },
  {
    within: 'functions/src/logging',
    not: ['functions/src/http', 'functions/src/data'],
    message: 'logging must not import http or data',
  },
  {
    within: 'web/src/{lib,ui,hydration}',
    not: ['web/src/features', 'web/src/app'],
    message: 'lib, ui and hydration must not import features or app',
  },
  { within: 'web/src/lib', not: ['web/src/ui'], message: 'lib must not import ui' },
  ...features.map((feature) => ({
    within: feature,
    not: ['web/src/app', ...features.filter((other) => other !== feature)],
    message: 'features must not import each other or app: move what both need to ui, lib or domain',
  })),
];
