import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STATES = ['met', 'partly', 'gap', 'platform', 'doc'];

interface Row {
  id: string;
  state: string;
  proofs: { file: string; title: string }[];
  note: string;
}

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line): Row => {
    const [id = '', , state = '', proof = '', note = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const proofs = [...proof.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }));
    return { id, state, proofs, note };
  });

it('lists many requirements, each once', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it.each(rows)('$id names tests that exist', ({ proofs }) => {
  for (const { file, title } of proofs) {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8'), file).toContain(title);
  }
});

it.each(rows)(
  '$id: a met or partly met requirement has a test, any other a note',
  ({ state, proofs, note }) => {
    expect(STATES).toContain(state);
    if (state === 'met' || state === 'partly') expect(proofs.length).toBeGreaterThan(0);
    else expect(proofs.length + note.length).toBeGreaterThan(0);
  },
);
