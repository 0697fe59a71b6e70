interface Sound {
  /** Is a song heard now? */
  isHeard: boolean;
  /** A browser that forbids sound rejects `play`. */
  isForbidden: boolean;
  /** The address of what was played last. */
  src: string;
  /** What plays it. */
  player: HTMLMediaElement | undefined;
}

/** What the phone's loudspeaker does: jsdom plays nothing. */
export const sound: Sound = { isHeard: false, isForbidden: false, src: '', player: undefined };

HTMLMediaElement.prototype.play = async function play(this: HTMLMediaElement) {
  if (sound.isForbidden) throw new DOMException('play() needs a tap', 'NotAllowedError');
  Object.assign(sound, { isHeard: true, src: this.src, player: this });
};
HTMLMediaElement.prototype.pause = () => void (sound.isHeard = false);

// jsdom lays nothing out, so there is nothing to scroll
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => void Object.assign(sound, { isHeard: false, isForbidden: false, src: '' }));
