/** A gate of four has its letter; what stands beside it is the word of the language in which the device was set up. */
const LETTERED = /^(?:(?:Gerbang|Pintu|Gate|Eingang|Puerta|Porta|입구) ([A-D])|([A-D])入口|受付([A-D]))$/i;

/** What makes two names one gate: `Gate A`, `受付A` and `gerbang a` are. */
export function gateSign(gate: string): string {
  const name = gate.normalize('NFKC').trim();
  const [, ...letters] = LETTERED.exec(name) ?? [];
  return letters.find(Boolean)?.toUpperCase() ?? name.toLocaleLowerCase();
}

export const isSameGate = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : gateSign(one) === gateSign(other);
