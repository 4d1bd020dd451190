import * as z from 'zod';
import { type AnyContract, type JsonSchema, toContractSchemas } from './contractSchemas.ts';
import { findMismatches } from './findMismatches.ts';

const jsonSchema = z.record(z.string(), z.unknown()).transform((schema) => schema as JsonSchema);

/** The contracts of a released build's pages, and sample requests for each that its functions accepted. */
export const recordedContractsSchema = z.object({
  build: z.string(),
  contracts: z.record(
    z.string(),
    z.object({ request: jsonSchema, response: jsonSchema, examples: z.array(z.unknown()) }),
  ),
});
export type RecordedContracts = z.output<typeof recordedContractsSchema>;

const inside = (schema: JsonSchema) => ({ schema, root: schema });

/**
 * Returns what would break for an open page of that build when these functions are deployed: the functions must accept what it may send,
 * and it must accept their responses.
 */
export function compareContracts(
  recorded: RecordedContracts,
  present: Record<string, AnyContract>,
): string[] {
  return Object.entries(recorded.contracts).flatMap(([name, { request, response, examples }]) => {
    const contract = present[name];
    if (!contract) return [`${name}: the function is gone`];
    const current = toContractSchemas(contract);
    const refused = examples.filter((example) => !contract.input.safeParse(example).success);
    return [
      ...findMismatches(inside(request), inside(current.request)).map(
        (problem) => `${name}, request: ${problem}`,
      ),
      ...findMismatches(inside(current.output), inside(response)).map(
        (problem) => `${name}, response: ${problem}`,
      ),
      ...refused.map((example) => `${name}, request: ${JSON.stringify(example)} is refused`),
    ];
  });
}
