/** Whether a hex colour is nearer to white than to black for the eye, so that gold on it must be dark. */
export function isLight(hex: string): boolean {
  const channels = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(hex)?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => (Number.parseInt(channel, 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2;
}
