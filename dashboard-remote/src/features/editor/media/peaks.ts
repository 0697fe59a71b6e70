/** The loudest of each slice of a song, 0 to 1: what a waveform draws. A song without a sound is flat. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const slice = samples.length / count;
  const peaks = Array.from({ length: count }, (_, index) => loudest(samples, index * slice, (index + 1) * slice));
  const top = Math.max(...peaks);
  return top > 0 ? peaks.map((peak) => peak / top) : peaks;
}

function loudest(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let at = Math.floor(from); at < Math.min(to, samples.length); at += 1) {
    peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  }
  return peak;
}

/** 1:05 */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
