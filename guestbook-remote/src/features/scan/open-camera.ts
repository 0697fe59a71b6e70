export type Camera =
  | { readonly state: 'opening' }
  | { readonly state: 'on'; readonly track: MediaStreamTrack; readonly hasTorch: boolean; readonly isTorchOn: boolean }
  | { readonly state: 'refused' | 'missing' | 'busy' };

/** Shows the rear camera in a video element and tells how it goes. Gives the way to close it. */
export function openCamera(video: HTMLVideoElement, tell: (camera: Camera) => void): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;

  async function open() {
    try {
      stream = await navigator.mediaDevices.getUserMedia(REAR);
      if (isOver) return stop(stream);
      const [track] = stream.getVideoTracks();
      if (!track) return tell({ state: 'missing' });
      video.srcObject = stream;
      await video.play();
      if (!isOver) tell({ state: 'on', track, hasTorch: hasTorch(track), isTorchOn: false });
    } catch (error) {
      if (!isOver) tell({ state: reasonOf(error) });
    }
  }

  tell({ state: 'opening' });
  void open();
  return () => {
    isOver = true;
    if (stream) stop(stream);
  };
}

export async function setTorch(camera: Extract<Camera, { state: 'on' }>, isTorchOn: boolean): Promise<Camera> {
  const torch = { torch: isTorchOn } as MediaTrackConstraintSet; // newer than TypeScript's list
  await camera.track.applyConstraints({ advanced: [torch] });
  return { ...camera, isTorchOn };
}

const REAR: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Firefox has no capabilities to ask for. */
const hasTorch = (track: MediaStreamTrack) => 'torch' in (track.getCapabilities?.() ?? {});

/** Browsers without a camera API (plain http) answer with a TypeError. */
function reasonOf(error: unknown): 'refused' | 'missing' | 'busy' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}
