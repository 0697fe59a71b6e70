interface Layer {
  id: string;
  close: () => void;
}

/** What lies open over the page, the uppermost last: the phone's back button closes that one and stays on the page. */
const layers: Layer[] = [];
let opened = 0;

/** Gives what was just opened a step in the history. Call the answer when it closed by other means. */
export function openLayer(close: () => void): () => void {
  if (layers.length === 0) window.addEventListener('popstate', followHistory);
  // steps outlive a reload: their names must be of this page alone
  opened += 1;
  const layer = { id: `${performance.timeOrigin}-${opened}`, close };
  layers.push(layer);
  window.history.pushState({ layer: layer.id }, '');
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    window.history.back();
  };
}

/** Closes what lies above the step that history is at now. After a step back of our own that is nothing. */
function followHistory({ state }: PopStateEvent) {
  const at = layers.findIndex(({ id }) => isStep(state) && state.layer === id);
  while (layers.length > at + 1) layers.pop()?.close();
  if (layers.length === 0) window.removeEventListener('popstate', followHistory);
}

const isStep = (state: unknown): state is { layer: string } =>
  typeof state === 'object' && state !== null && 'layer' in state;
