import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type Greeted, widthOf } from './greeted.ts';

interface SeveralProps extends Pick<Greeted, 'guests'> {
  readonly hello: Interpolation<Theme>;
  readonly list: Interpolation<Theme>;
  /** From this width on, in Latin letters, a name is long. */
  readonly longFrom: number;
}

/** A crowd: each name whole, each with its table. The design says how it looks. */
export function Several({ guests, hello, list, longFrom }: SeveralProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1 css={hello}>{t('greeting.welcome')}</h1>
      <ul css={list}>
        {guests.map(({ key, name, table }) => (
          <li key={key} data-long={widthOf(name) > longFrom || undefined}>
            <b>{name}</b>
            {table && (
              <span>
                {t('greeting.table')} {table}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
