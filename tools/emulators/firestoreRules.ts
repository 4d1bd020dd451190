import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { UserError } from '../lib/UserError.ts';
import { portsAt } from './ports.ts';

const RULES_FILE = 'firestore.rules';

interface Issue {
  severity?: string;
  description?: string;
  sourcePosition?: { line?: number };
}

/**
 * Checks that firestore.rules compile. The emulator starts silently with broken rules and then denies everything; when the CLI's call
 * for a changed file is made, it reports the error.
 * @throws UserError that names the line
 */
export async function assertFirestoreRules(offset: number, projectId: string): Promise<void> {
  const content = readFileSync(join(ROOT, RULES_FILE), 'utf8');
  const url = `http://127.0.0.1:${portsAt(offset).firestore}/emulator/v1/projects/${projectId}:securityRules`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name: RULES_FILE, content }] } }),
  });
  const { issues = [] } = (await response.json()) as { issues?: Issue[] };
  const error = issues.find(({ severity }) => severity === 'ERROR');
  if (error) {
    throw new UserError(
      `${RULES_FILE}:${error.sourcePosition?.line ?? 1}: ${error.description ?? 'does not compile'}`,
    );
  }
}
