import { readdirSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

interface Border {
  /** A folder, or a glob of folders, from the root. */
  within: string;
  /** Folders from the root that it must not import from. */
  not: readonly string[];
  message: string;
}

const features = readdirSync(`${ROOT}/web/src/features`).map((name) => `web/src/features/${name}`);

/** Who may import from whom (docs/architecture.md). */
export const BORDERS: readonly Border[] = [
  { within: 'domain/src', not: ['web', 'functions', 'tools', 'tests'], message: 'domain stands alone' },
  { within: 'web', not: ['functions', 'tools', 'tests'], message: 'web and functions never meet' },
  { within: 'functions', not: ['web', 'tools', 'tests'], message: 'web and functions never meet' },
  {
    within: 'functions/src/data',
    not: ['functions/src/http'],
    message: 'http imports data: move what both need to logging',
  },
  {
    within: 'functions/src/logging',
    not: ['functions/src/http', 'functions/src/data'],
    message: 'http and data import logging',
  },
  {
    within: 'web/src/{lib,ui,hydration}',
    not: ['web/src/features', 'web/src/app'],
    message: 'lib, ui and hydration serve features',
  },
  { within: 'web/src/lib', not: ['web/src/ui'], message: 'lib shows nothing: ui imports lib' },
  ...features.map((feature) => ({
    within: feature,
    not: ['web/src/app', ...features.filter((other) => other !== feature)],
    message: 'features do not import each other: move what both need to ui, lib or domain',
  })),
];
