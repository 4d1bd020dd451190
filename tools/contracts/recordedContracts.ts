import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { type RecordedContracts, recordedContractsSchema } from './compareContracts.ts';
import { type AnyContract, toContractSchemas } from './contractSchemas.ts';
import { exampleRequests } from './exampleRequests.ts';
import { KNOWN_REQUESTS } from './knownRequests.ts';

/** One file for each release whose pages may still be open. */
export const CONTRACTS = join(ROOT, 'tests/contracts');

/** Returns what to record of a release. */
export function recordContracts(build: string, contracts: Record<string, AnyContract>): RecordedContracts {
  const entries = Object.entries(contracts).map(([name, contract]) => {
    const { request, response } = toContractSchemas(contract);
    const examples = [...(KNOWN_REQUESTS[name] ?? []), ...exampleRequests(contract)];
    return [name, { request, response, examples }] as const;
  });
  return { build, contracts: Object.fromEntries(entries) };
}

/** Reads the recorded releases. */
export const loadRecordedContracts = (): RecordedContracts[] =>
  readdirSync(CONTRACTS).map((name) =>
    recordedContractsSchema.parse(JSON.parse(readFileSync(join(CONTRACTS, name), 'utf8'))),
  );
