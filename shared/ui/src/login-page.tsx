import type { ReactNode } from 'react';
import { Envelope } from './envelope.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { FONT_TITLE, ledger, media, shadow } from './tokens.ts';

interface LoginPageProps {
  title: string;
  intro?: string;
  /** The sentence of the panel on wide screens, and the line under it. */
  motto: string;
  mottoNote?: string;
  /** The form, inside the card. */
  children: ReactNode;
  /** Below the card: another way in. */
  footer?: ReactNode;
}

/** Brand panel with the envelope (on phones the top), a card with the form, the language switch. */
export function LoginPage({ title, intro, motto, mottoNote, children, footer }: LoginPageProps) {
  return (
    <div css={page}>
      <header css={panel}>
        <Logo size={30} />
        <div css={drawing}>
          <Envelope />
        </div>
        <div css={{ [media.phone]: { display: 'none' } }}>
          <p
            css={{
              margin: 0,
              font: `400 clamp(32px, 2.9vw, 42px)/1.05 ${FONT_TITLE}`,
              textWrap: 'balance',
            }}
          >
            {motto}
          </p>
          {mottoNote && <p css={{ margin: '14px 0 0', fontWeight: 500, color: '#E6EDEA' }}>{mottoNote}</p>}
        </div>
      </header>
      <div css={side}>
        <main css={column}>
          <section css={card}>
            <h1 css={{ margin: 0, font: `400 32px/1.15 ${FONT_TITLE}` }}>{title}</h1>
            {intro && <p css={{ margin: '4px 0 0', fontWeight: 500, color: 'var(--mantine-color-dimmed)' }}>{intro}</p>}
            <div css={{ marginTop: 24 }}>{children}</div>
          </section>
          {footer}
        </main>
        <div css={language}>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'clamp(300px, 37%, 560px) 1fr',
  minHeight: '100dvh',
  [media.phone]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
} as const;

const panel = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 32,
  padding: 40,
  overflow: 'hidden',
  background: ledger.panel,
  color: '#fff',
  [media.phone]: {
    height: 'max(30dvh, 224px)',
    padding: '22px 24px 0',
    gap: 0,
    justifyContent: 'flex-start',
  },
} as const;

const drawing = {
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
  [media.phone]: { width: 210, marginTop: 6 },
};

const side = {
  position: 'relative',
  display: 'grid',
  padding: 32,
  [media.phone]: { display: 'block', padding: '0 16px 24px' },
} as const;

const column = {
  display: 'grid',
  alignContent: 'center',
  gap: 22,
  width: '100%',
  maxWidth: 416,
  margin: '48px auto 0',
  [media.phone]: { margin: '-31px auto 0' },
} as const;

const card = {
  position: 'relative',
  padding: 36,
  border: '1px solid var(--mantine-color-default-border)',
  borderRadius: 14,
  background: 'var(--ledger-card)',
  boxShadow: shadow,
  [media.phone]: { padding: '24px 20px' },
} as const;

const language = {
  position: 'absolute',
  top: 32,
  right: 32,
  [media.phone]: { position: 'static', display: 'flex', justifyContent: 'center', marginTop: 28 },
} as const;
