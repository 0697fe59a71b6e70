import { css } from '@emotion/react';
import type { ButtonHTMLAttributes } from 'react';
import { mainButton, onGlass } from './tokens.ts';

type Kind = 'main' | 'second' | 'plain';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  /** `brand` where apricot is not the colour of what to do next: the login. */
  tone?: keyof typeof mainButton;
}

/** `main` is the one thing to do next. On a verdict it takes the verdict's ink, elsewhere apricot. */
export function Button({ kind = 'main', tone = 'accent', type = 'button', ...props }: ButtonProps) {
  return <button type={type} css={[shape, kind === 'main' ? mainButton[tone] : kinds[kind]]} {...props} />;
}

const shape = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  minHeight: 'var(--control-height, 72px)',
  padding: '12px 20px',
  border: 0,
  borderRadius: 'var(--control-radius, 18px)',
  fontWeight: 700,
  fontSize: 'min(1.25rem, 7vw)',
  lineHeight: 1.2,
  textAlign: 'center',
  transition: 'opacity 120ms, transform 120ms',
  '&:active': { transform: 'scale(0.985)' },
  '&[aria-busy=true]': { opacity: 0.72 },
});

const kinds = {
  second: css({ background: 'var(--wash, var(--card))' }),
  plain: css({ background: 'transparent', minHeight: 56, textDecoration: 'underline', textUnderlineOffset: 4 }),
};

/** 56 px, one sign. `label` says what it does. */
export function RoundButton({ label, ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return <button type="button" aria-label={label} title={label} css={[onGlass, round]} {...props} />;
}

const round = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  '&[aria-pressed=true]': { background: 'var(--accent)', color: 'var(--on-accent)' },
});
