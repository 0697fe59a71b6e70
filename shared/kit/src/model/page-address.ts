/** The invitation's address for everybody: without the guest's own name and code, which stand in its query. */
export function pageAddress(): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}`;
}
