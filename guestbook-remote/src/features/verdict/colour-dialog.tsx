import { css, keyframes } from '@emotion/react';
import { signsOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEventState, useEvent } from '../../check-in/open-event.tsx';
import { RoundButton } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { Clock, CloudClock, Cross } from '../../design/icons.tsx';
import { clockTime } from '../../design/times.ts';
import { LYING, NARROW, ON_NIGHT, SHORT, TINY, type Tone, tones } from '../../design/tokens.ts';
import { VipMark } from '../../design/vip-mark.tsx';
import { Shape } from './shapes.tsx';

interface ColourScreenProps {
  tone: Tone;
  /** The verdict in a word or two. */
  word: string;
  /** The guest's name, or the reason. */
  headline: string;
  children?: ReactNode;
  /** A guest of honour: said in the first line, where nothing can cover it. */
  isVip?: boolean | undefined;
  isClockWrong?: boolean;
  /** With much to say and to choose, the sign goes up beside the event: nothing may hide behind the buttons. */
  isDense?: boolean;
  /** What else there is to choose, from the least to the most likely. */
  actions?: ReactNode;
  /** The one button for what comes next: it stays under the thumb, whatever there is to read. */
  main: ReactNode;
  onClose: () => void;
}

/** One verdict over the whole screen. Taking the focus, it is read out; Escape closes it. */
export function ColourDialog({
  tone,
  word,
  headline,
  children,
  isVip = false,
  isClockWrong = false,
  isDense = false,
  actions,
  main,
  onClose,
}: ColourScreenProps) {
  const { t, i18n } = useTranslation();
  const event = useEvent();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);

  const [now] = useState(() => new Date());
  const isLocal = useEventState(({ link }) => link !== 'online');

  useEffect(() => title.current?.focus(), []);
  useEscape(onClose);

  return (
    <section
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      data-tone={tone}
      data-local={isLocal || undefined}
      data-dense={isDense || undefined}
      style={coloursOf(tone)}
      css={screen}
    >
      <div css={top}>
        <span>{event.title}</span>
        <time css={{ marginLeft: 'auto' }}>{clockTime(now, event.timezone, i18n.language)}</time>
        <RoundButton label={t('verdict.close')} onClick={onClose} css={{ background: 'var(--wash)', color: 'inherit' }}>
          <Cross />
        </RoundButton>
      </div>
      <div css={said}>
        <Shape tone={tone} />
        <h1 id={id} ref={title} tabIndex={-1} css={heading}>
          <span css={firstLine}>
            {word} {isVip && <VipMark isLarge />}{' '}
          </span>
          <span css={name} data-long={headline.length > 34 || undefined}>
            {headline}
          </span>
        </h1>
        {children}
        {isLocal && (
          <div>
            <Chip isDashed>
              <CloudClock size={22} />
              {[t('local.badge'), t('local.not_everywhere')].join(signsOf(i18n.language).comma)}
            </Chip>
          </div>
        )}
        {isClockWrong && (
          <div>
            <Chip>
              <Clock size={20} />
              {t('said.clock_wrong')}
            </Chip>
          </div>
        )}
      </div>
      <div css={foot}>
        {actions && <div css={choices}>{actions}</div>}
        {main && <div css={next}>{main}</div>}
      </div>
    </section>
  );
}

function useEscape(onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function coloursOf(tone: Tone) {
  const { ground, ink, onInk } = tones[tone];
  const text = tone === 'later' ? ON_NIGHT : ink;
  const wash = tone === 'later' ? '#FFFFFF14' : '#0000001A';
  return {
    background: ground,
    color: text,
    '--ink': ink,
    '--on-ink': onInk,
    '--mark': ground,
    '--wash': wash,
    '--focus': ink,
  };
}

// a transform would hold the sign that goes up to the event's line for as long as it runs
const appear = keyframes({ from: { opacity: 0 } });

const screen = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: '100%',
  [SHORT]: { '--control-height': '56px', '--toggle-height': '52px' },
  [LYING]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 46%)',
    gridTemplateRows: 'auto 1fr',
  },
  '&[data-tone=later]': { boxShadow: `inset 0 0 0 3px ${tones.later.ink}33` },
  // what only this device has checked wears a dashed edge
  '&[data-local]::after': {
    content: '""',
    position: 'absolute',
    inset: 4,
    border: '3px dashed var(--ink)',
    borderRadius: 20,
    opacity: 0.55,
    pointerEvents: 'none',
  },
});

const top = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '10px 12px 0 24px',
  [SHORT]: { paddingLeft: 92 },
  '[data-dense] > &': { paddingLeft: 92 },
  [NARROW]: { justifyContent: 'flex-end', '& span, & time': { display: 'none' } },
  fontSize: '0.9375rem',
  fontWeight: 600,
  '& time': { fontVariantNumeric: 'tabular-nums' },
});

const said = css({
  padding: '0 24px 20px',
  animation: `${appear} 180ms ease-out`,
  '& :where(p)': { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' },
  [SHORT]: { paddingBottom: 4, '& :where(p)': { fontSize: '1.125rem' } },
});

const heading = css({ margin: 0, paddingTop: 18, [SHORT]: { paddingTop: 8 }, '&:focus-visible': { outline: 'none' } });

const firstLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  fontWeight: 700,
  lineHeight: 1.2,
  fontSize: '1.375rem',
  letterSpacing: 0,
});

const name = css({
  display: 'block',
  paddingTop: 4,
  fontSize: 'min(2.75rem, 13vw)',
  fontWeight: 800,
  lineHeight: 1.06,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '&[data-long]': { fontSize: 'min(2.125rem, 10vw)' },
  [SHORT]: { fontSize: 'min(2.375rem, 10vw)', '&[data-long]': { fontSize: 'min(2rem, 8.5vw)' } },
});

const SAFE_END = 'env(safe-area-inset-bottom)';

const foot = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginTop: 'auto',
  padding: `12px 16px max(24px, ${SAFE_END})`,
  background: 'var(--mark)',
  // all buttons stay under the thumb while a long name scrolls
  position: 'sticky',
  bottom: 0,
  // where that would cover what is said, the one for what comes next does alone
  [SHORT]: { display: 'contents' },
  [LYING]: {
    display: 'flex',
    gridArea: '1 / 2 / -1 / 3',
    alignSelf: 'end',
    gap: 8,
    position: 'static',
    padding: '12px 16px',
  },
});

const choices = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [SHORT]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    marginTop: 'auto',
    padding: '8px 16px 0',
    '& > :not(button), & > button:only-of-type': { gridColumn: '1 / -1' },
    '& > button': { paddingInline: 10, fontSize: 'min(1.0625rem, 5vw)' },
  },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [LYING]: { padding: 0 },
});

const next = css({
  [SHORT]: {
    position: 'sticky',
    bottom: 0,
    padding: `8px 16px max(12px, ${SAFE_END})`,
    background: 'var(--mark)',
    '&:first-of-type': { marginTop: 'auto' },
  },
  // zoomed in, the words need the whole screen
  [TINY]: { position: 'static' },
  [LYING]: { padding: 0 },
});
