import { OMITTABLE, problem, type PublishFinding, type RemoteManifest } from '@janur/contracts';

/** What a family says of its looks, held against the specification: a word that nobody reads would keep its promise to nobody. */
export function lookFindings({ looks = {}, template_ids }: RemoteManifest): PublishFinding[] {
  return Object.entries(looks).flatMap(([id, { omits }]) => {
    const path = `looks.${id}`;
    if (!template_ids.includes(id)) {
      return [refused(path, problem('build_look_id', { id, ids: template_ids.join(', ') }))];
    }
    return Object.entries(omits).flatMap(([field, values]) => {
      const known = Object.hasOwn(OMITTABLE, field) ? OMITTABLE[field] : undefined;
      if (!known) {
        const choices = Object.keys(OMITTABLE).join(', ');
        return [refused(path, problem('build_look_field', { field, choices }))];
      }
      return values
        .filter((value) => !known.includes(value))
        .map((value) => refused(path, problem('build_look_value', { value, field, choices: known.join(', ') })));
    });
  });
}

const refused = (path: string, what: Omit<PublishFinding, 'level' | 'path'>): PublishFinding => ({
  level: 'refused',
  path,
  ...what,
});
