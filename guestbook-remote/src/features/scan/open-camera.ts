export type Camera =
  | { readonly state: 'opening' }
  | {
      readonly state: 'on';
      readonly track: MediaStreamTrack;
      readonly hasTorch: boolean;
      readonly isTorchOn: boolean;
      /** All cameras of the device, by their id; names and ids are told only once one is open. */
      readonly cameras: readonly string[];
    }
  | { readonly state: 'refused' | 'missing' | 'busy' };

interface Opening {
  video: HTMLVideoElement;
  /** The camera that was chosen on this device; the rear one without a choice. */
  cameraId: string | undefined;
  tell: (camera: Camera) => void;
}

/** Shows a camera in a video element and tells how it goes. Gives the way to close it. */
export function openCamera({ video, cameraId, tell }: Opening): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;

  async function open() {
    try {
      stream = await navigator.mediaDevices.getUserMedia(constraintsFor(cameraId));
      if (isOver) return stop(stream);
      const [track] = stream.getVideoTracks();
      if (!track) return tell({ state: 'missing' });
      video.srcObject = stream;
      await video.play();
      const cameras = await camerasOfDevice();
      if (!isOver) tell({ state: 'on', track, hasTorch: hasTorch(track), isTorchOn: false, cameras });
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

/** The one after the open one; undefined where there is no other. */
export function nextCamera({ track, cameras }: Extract<Camera, { state: 'on' }>): string | undefined {
  if (cameras.length < 2) return undefined;
  const at = cameras.indexOf(track.getSettings().deviceId ?? '');
  return cameras[(at + 1) % cameras.length];
}

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** A chosen camera that is no longer plugged in is only a wish: the browser then takes another. */
const constraintsFor = (cameraId: string | undefined): MediaStreamConstraints => ({
  audio: false,
  video: { ...SIZE, ...(cameraId ? { deviceId: { ideal: cameraId } } : { facingMode: { ideal: 'environment' } }) },
});

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function camerasOfDevice(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
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
