import * as z from 'zod';

/**
 * The most that a contract lets a field have: characters of a text, entries of a list, or the number itself. Forms read
 * it, so that a field never lets in what the server refuses: `maxLength={limitAt(addGuest.body, 'table_number')}`. `path`
 * is a problem's path: names of fields and numbers of rows with dots between.
 */
export function limitAt(schema: z.core.$ZodType, path: string): number {
  const limit = limitOf(fieldAt(schema, path));
  if (limit === undefined) throw new Error(`the contract has no limit at ${path}`);
  return limit;
}

function fieldAt(schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  return path.split('.').reduce<z.core.$ZodType | undefined>((at, step) => at && stepInto(bare(at), step), schema);
}

function stepInto(schema: z.core.$ZodType, step: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[step];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => stepInto(bare(option), step)).find((inner) => inner !== undefined);
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

/** What is inside of `nullable`, `optional`, a default, or before a transform. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

function limitOf(field: z.core.$ZodType | undefined): number | undefined {
  if (!field) return undefined;
  const inner = bare(field);
  if (inner instanceof z.ZodUnion) return least(inner.options.flatMap((option) => limitOf(option) ?? []));
  const { checks = [] } = inner._zod.def;
  return least(
    checks.flatMap((check) => {
      if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
      return check instanceof z.core.$ZodCheckLessThan ? Number(check._zod.def.value) : [];
    }),
  );
}

const least = (limits: readonly number[]) => (limits.length > 0 ? Math.min(...limits) : undefined);
