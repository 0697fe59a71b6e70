import * as z from 'zod';
import { OpeningImageType, STYLE_VALUES, WebType } from '../enums.ts';

export const TemplateId = z.string().regex(/^[A-Z][A-Z0-9_]{1,59}$/);
const LookName = z.string().trim().min(1).max(60);

/**
 * What a family says of one of its ids. `omits` lists values of the specification that change nothing in it, by field
 * (`OMITTABLE` has them all): what is not listed is drawn, by the family or by what the kit lends it.
 */
export const TemplateLook = z.strictObject({
  name: z.strictObject({ id: LookName, en: LookName }),
  omits: z.record(z.string().regex(/^[a-z_.]{1,60}$/), z.array(z.string().max(40)).min(1).max(20)),
});
export type TemplateLook = z.infer<typeof TemplateLook>;

/** By template id. */
export const TemplateLooks = z.record(TemplateId, TemplateLook);
export type TemplateLooks = z.infer<typeof TemplateLooks>;

/** Every value of a field whose values are the couple's own: a colour, how dark a picture is. */
export const ANY = 'ANY';
const OWN = [ANY];

/** spec §3, §4: what a look may leave out, by field. A content's field is written with its list. */
export const OMITTABLE: Readonly<Record<string, readonly string[]>> = {
  ...STYLE_VALUES,
  opening_modal_image_type: OpeningImageType.options,
  web_type: WebType.options,
  font_version: ['2'],
  base_color: OWN,
  primary_color: OWN,
  secondary_color: OWN,
  third_color: OWN,
  title_color: OWN,
  'hero_backgrounds.overlay_opacity': OWN,
};

/** Whether a value changes nothing in a look. One that says nothing of itself draws all of them. */
export const isOmitted = (look: TemplateLook | undefined, field: string, value: string = ANY): boolean =>
  look?.omits[field]?.includes(value) ?? false;
