import { callables } from '@brokerage/domain/callables';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** One callable's contract as JSON Schema. */
interface ContractSchemas {
  /** What may be sent. */
  request: JsonSchema;
  /** What a client accepts as a response. */
  response: JsonSchema;
  /** What the function returns. */
  output: JsonSchema;
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
        // A `catch` accepts anything and replaces invalid values.
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      } else if (io === 'output' && def.type === 'pipe' && def.out._zod.def.type === 'transform') {
        // The schema can't describe the return value of code; an output has the type of its input.
        Object.assign(jsonSchema, toJsonSchema(def.in, io));
      }
    },
  });
  return json;
}

/** Returns a contract as JSON Schema, without what only code can check, such as a comparison of two fields. */
export const toContractSchemas = ({ input, output }: AnyContract): ContractSchemas => ({
  request: toJsonSchema(input, 'input'),
  response: toJsonSchema(output, 'input'),
  output: toJsonSchema(output, 'output'),
});

/** All contracts by the name of their function. */
export const presentContracts: Record<string, AnyContract> = callables;
