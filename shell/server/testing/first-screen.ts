/** A slot of a printed opening. */
export const slot = (name: string) => `\uE000${name}\uE001`;
