/** The id that an insert gave. */
export function newId(id: number | undefined): number {
  if (id === undefined) throw new Error('the database gave no id for a new row');
  return id;
}
