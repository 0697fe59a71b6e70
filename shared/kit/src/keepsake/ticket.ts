/** What the ticket of a guest says, ready to be drawn. */
export interface TicketView {
  /** 'Sinta & Rama' */
  names: string;
  initials: readonly string[];
  guest: string;
  /** How many come with it. */
  count: number;
  /** '2 orang' */
  people: string;
  /** The events that the guest said yes to. */
  events: readonly TicketEventView[];
  /** '#SintaRamaSelamanya', or null. */
  hashtag: string | null;
  /** The code that the door reads, as one path of dark modules in a square of `size` units; null where codes change or there is none. */
  qr: { path: string; size: number } | null;
  words: {
    /** 'Tiket masuk' */
    title: string;
    /** 'Tamu' */
    guest: string;
    /** 'Tunjukkan kode ini di pintu masuk' */
    hint: string;
  };
}

export interface TicketEventView {
  id: number;
  title: string;
  /** 'Sabtu, 8 Mei 2027' */
  day: string | null;
  time: string | null;
  place: string | null;
}

/**
 * Of a family's `Keepsake`: one `<svg viewBox="0 0 1080 1350">`, drawn with attributes alone, since it is also saved as a picture:
 * no classes, no pictures from outside. Colours and fonts may be `var(--…)` of the page.
 */
export interface KeepsakeProps {
  ticket: TicketView;
}

/** A letter of a heading is about so many of its size broad; signs of Chinese, Japanese and Korean twice as much. */
const LETTER = 0.52;
const SIGN = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

/** The size of type, at most `size`, at which the text is not broader than `width`: SVG does not break lines. */
export function fitted(text: string, width: number, size: number): number {
  const letters = [...text].reduce((sum, letter) => sum + (SIGN.test(letter) ? 2 : 1), 0);
  return Math.min(size, Math.floor(width / (Math.max(letters, 1) * LETTER)));
}
