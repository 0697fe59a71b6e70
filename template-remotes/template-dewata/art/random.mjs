/** Numbers below a limit, the same ones at each run. */
export function below(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 16807) % 2147483647;
    return (limit * state) / 2147483647;
  };
}
