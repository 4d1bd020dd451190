// @vitest-environment node
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOT_IN_FRAME } from './chunks.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each(NOT_IN_FRAME.filter((part) => /^(?:web|domain)\//.test(part)))(
  'a part excluded from the frame exists: %s',
  (part) => expect(globSync(`${part}*`, { cwd: ROOT })).not.toEqual([]),
);
