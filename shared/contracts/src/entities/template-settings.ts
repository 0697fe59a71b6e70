import * as z from 'zod';
import { problem } from '../problems/problem.ts';
import { told } from '../problems/zod-issues.ts';

/** What an editor calls a setting: `title` in English, the other languages of the dashboard beside it. */
const label = { title: z.string().min(1).max(60), 'x-titles': z.record(z.enum(['id']), z.string().max(60)).optional() };

/** A small part of JSON Schema, which the dashboard draws as a form: a choice, a text, a colour, a switch, a number. */
export const TemplateSetting = z.discriminatedUnion('type', [
  z.strictObject({
    ...label,
    type: z.literal('string'),
    enum: z.array(z.string().min(1).max(60)).min(2).max(20).optional(),
    format: z.literal('color').optional(),
    maxLength: z.int().min(1).max(500).optional(),
    default: z.string().max(500),
  }),
  z.strictObject({ ...label, type: z.literal('boolean'), default: z.boolean() }),
  z.strictObject({
    ...label,
    type: z.literal('integer'),
    minimum: z.int(),
    maximum: z.int(),
    default: z.int(),
  }),
]);
export type TemplateSetting = z.infer<typeof TemplateSetting>;

/** A family's own settings as JSON Schema. Their values stand in a slug's
 * `custom_config.settings`, under the template id that it wears. */
export const TemplateSettingsSchema = z.strictObject({
  type: z.literal('object'),
  properties: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), TemplateSetting)
    .refine((properties) => Object.keys(properties).length <= 20, told(problem('too_many', { max: 20 }))),
  additionalProperties: z.literal(false),
});
export type TemplateSettingsSchema = z.infer<typeof TemplateSettingsSchema>;
