import * as z from 'zod';

/**
 * The most that a contract's field may have: characters of a text, entries of a list, or the number itself. Forms read it,
 * so that a field never lets in what the server refuses: `maxLength={limitOf(GuestFields.name)}`.
 */
export function limitOf(field: z.ZodType): number {
  const limit = limitIn(field);
  if (limit === undefined) throw new Error('this field of the contract has no limit');
  return limit;
}

function limitIn(field: z.core.$ZodType): number | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return limitIn(field.unwrap());
  if (field instanceof z.ZodPipe) return limitIn(field.in);
  const limits = (field._zod.def.checks ?? []).flatMap((check) => {
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
    return check instanceof z.core.$ZodCheckLessThan ? Number(check._zod.def.value) : [];
  });
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
