import * as fc from 'fast-check';
import * as z from 'zod';

/** What zod says of a schema in JSON Schema, as far as values are made from it. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  $defs?: Record<string, JsonSchema>;
}

const MANY = 4;
const DEEP = 4;

/** Requests that fit a contract's schema, and now and then one that a refinement refuses. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  // zod's own type of a JSON Schema is wider than what it writes for our contracts
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return from(json, json, 0);
}

function from(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) return depth > DEEP ? fc.constant(null) : from(resolve(schema.$ref, root), root, depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => from(choice, root, depth)));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(from(schema.items ?? {}, root, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: depth > DEEP ? (schema.minItems ?? 0) : Math.min(schema.maxItems ?? MANY, MANY),
      });
    case 'object':
      return object(schema, root, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function object(
  { properties = {}, required = [] }: JsonSchema,
  root: JsonSchema,
  depth: number,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, from(value, root, depth + 1)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function text({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    const range = { min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength ?? 60, minLength + 60) });
}

function number({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const max = Math.max(min, maximum ?? 1_000_000);
  return type === 'integer'
    ? fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true });
}

function resolve(ref: string, root: JsonSchema): JsonSchema {
  if (ref === '#') return root;
  return root.$defs?.[ref.replace('#/$defs/', '')] ?? {};
}
