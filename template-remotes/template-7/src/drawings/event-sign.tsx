import { css } from '@emotion/react';
import type { EventView } from '@janur/kit';
import birthday from '../assets/word-birthday.svg';
import ceremony from '../assets/word-ceremony.svg';
import cocktail from '../assets/word-cocktail.svg';
import feast from '../assets/word-feast.svg';
import gifts from '../assets/word-gifts.svg';
import night from '../assets/word-night.svg';
import tea from '../assets/word-tea.svg';

/** 婚礼, 喜宴, 过大礼, 敬茶, 生日, 酒会, 夜宴: each file, and how many signs it has. */
const SIGNS: Record<NonNullable<EventView['type']>, readonly [url: string, signs: number]> = {
  HOLY_MATRIMONY: [ceremony, 2],
  WEDDING_RECEPTION: [feast, 2],
  SANGJIT: [gifts, 3],
  TEAPAI: [tea, 2],
  BIRTHDAY: [birthday, 2],
  COCKTAIL: [cocktail, 2],
  AFTER_PARTY: [night, 2],
};
const sign = css({ height: 24, marginBottom: 3, background: '#8a5a16' });

/** What the event is, drawn in Chinese above its name. */
export function EventSign({ type }: { type: EventView['type'] }) {
  if (!type) return null;
  const [url, signs] = SIGNS[type];
  return <div css={sign} style={{ width: 22 * signs, mask: `url("${url}") 0 0 / 100% 100%` }} aria-hidden="true" />;
}
