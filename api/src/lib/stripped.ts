import type * as z from 'zod';

/**
 * What a contract declares of a value, for what does not leave through an endpoint, which strips its answers itself. The
 * compiler holds the value to the contract: a field that the contract has and the value lacks is a type error.
 */
export const stripped = <S extends z.ZodType>(schema: S, value: z.input<S>): z.output<S> => schema.parse(value);
