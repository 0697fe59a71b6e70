/** A way between two devices that carries texts in their order, such as a WebRTC data channel. */
export interface MeshChannel {
  /** What both ends of this way know, and no other way has; both prove that they belong to the event with it. */
  readonly binding: string;
  readonly send: (text: string) => void;
  /** Called once; what came before is told then. */
  readonly listen: (listener: ChannelListener) => void;
  readonly close: () => void;
}
export interface ChannelListener {
  readonly onText: (text: string) => void;
  /** The way is gone, from whichever end. */
  readonly onEnd: () => void;
}

/** A device at the other end, which has proved that it belongs to the event. */
export interface PeerView {
  readonly device_id: string;
  readonly gate: string | null;
}
