import { css } from '@emotion/react';
import { type SectionName, useSettings, useTexts } from '@janur/kit';
import { useEntries, useUnfolded } from '../../skeleton/entries.ts';
import { settings } from './settings.ts';

/** What is offered in the classified advertisements, where it is not printed on the page. */
const ADVERTISED: readonly SectionName[] = ['gift', 'video', 'health_protocol'];

const box = css({
  gridArea: 'ads',
  minWidth: 0,
  margin: 5,
  padding: '2px 12px',
  alignSelf: 'center',
  border: '1px solid var(--ink)',
  outline: '3px solid var(--ink)',
  outlineOffset: 2,
  '& li + li': { borderTop: '1px dotted var(--ink)' },
  '& a': { display: 'grid', alignContent: 'center', minHeight: 44, padding: '5px 0', textAlign: 'center' },
  '& strong': {
    font: '700 .875rem/1.15 var(--font-heading)',
    letterSpacing: '.07em',
    textTransform: 'uppercase',
    color: 'var(--red)',
  },
  '& span': {
    font: '400 .9375rem/1.2 var(--font-body)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
});

export function useAds() {
  const printed = useUnfolded();
  return useEntries().filter(({ section }) => ADVERTISED.includes(section) && !printed.includes(section));
}

/** Gifts, film and health as small advertisements; one that stands alone has room for its words. */
export function Ads() {
  const { t } = useTexts();
  const ads = useAds();
  const { classified } = useSettings(settings);
  if (ads.length === 0) return null;
  return (
    <ul css={box}>
      {ads.map(({ section, label, href }) => (
        <li key={section}>
          <a href={href}>
            <strong>{label}</strong>
            {section === 'gift' && (classified || ads.length === 1) && <span>{classified || t('gift.text')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
