import { callables } from '@brokerage/domain/callables';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** One callable's contract as JSON Schema. */
interface ContractSchemas {
  /** What may be sent. */
  request: JsonSchema;
  /** What a client takes for an answer. */
  response: JsonSchema;
  /** What the function answers. */
  answer: JsonSchema;
}

export interface AnyContract {
  input: z.ZodType;
  output: z.ZodType;
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (io === 'input' && def.type === 'catch') {
        // It takes anything and makes something known of it.
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      } else if (io === 'output' && def.type === 'pipe' && def.out._zod.def.type === 'transform') {
        // What code returns can't be read; in an answer it is of the kind that it was made from.
        Object.assign(jsonSchema, toJsonSchema(def.in, io));
      }
    },
  });
  return json;
}

/** Returns a contract as JSON Schema. What only code can check, such as a comparison of two fields, isn't in it. */
export const toContractSchemas = ({ input, output }: AnyContract): ContractSchemas => ({
  request: toJsonSchema(input, 'input'),
  response: toJsonSchema(output, 'input'),
  answer: toJsonSchema(output, 'output'),
});

/** Every contract there is, by the name of its function. */
export const presentContracts: Record<string, AnyContract> = callables;
