import type { ReactNode } from 'react';

/** The card that stands before an invitation: the lock screen and the login share it (brief §1). */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <main
      css={{
        minHeight: '100dvh',
        boxSizing: 'border-box',
        display: 'grid',
        placeItems: 'center',
        padding: '32px 20px',
        background: 'var(--boot-base, #F6F1E7)',
        color: '#2F2A24',
        fontFamily: 'Georgia, "Noto Serif", serif',
        fontSize: 17,
        lineHeight: 1.5,
      }}
    >
      <div
        css={{
          position: 'relative',
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 360,
          padding: '64px 28px 32px',
          background: '#FFFDF8',
          border: '1px solid #CDBF9F',
          outline: '1px solid #E6DCC6',
          outlineOffset: -9,
          textAlign: 'center',
          '& h1': { margin: '4px 0 0', fontWeight: 400, fontSize: 34, lineHeight: 1.15, overflowWrap: 'anywhere' },
          '& p': { margin: '16px 0 24px' },
          '& form': { display: 'grid', gap: 8, textAlign: 'left' },
          '& label': { fontSize: 16, fontWeight: 700 },
          '& input': {
            boxSizing: 'border-box',
            width: '100%',
            minHeight: 52,
            padding: '0 14px',
            border: '1.5px solid #6B6255',
            borderRadius: 2,
            background: '#fff',
            font: '20px/1 ui-monospace, monospace',
            color: 'inherit',
          },
          '& input[aria-invalid]': { borderColor: '#B42318' },
          '& [role="alert"]': { color: '#B42318', fontSize: 16 },
          '& button': {
            minHeight: 52,
            marginTop: 12,
            border: 0,
            borderRadius: 2,
            background: 'var(--boot-primary, #435B5B)',
            color: 'var(--boot-on-primary, #fff)',
            fontFamily: 'inherit',
            fontSize: 17,
            fontWeight: 600,
            lineHeight: 1.2,
            cursor: 'pointer',
          },
          '& :focus-visible': { outline: '2px solid #2F2A24', outlineOffset: 3 },
        }}
      >
        <Keyhole />
        {children}
      </div>
    </main>
  );
}

function Keyhole() {
  return (
    <svg
      viewBox="0 0 72 72"
      width={72}
      height={72}
      aria-hidden
      css={{ position: 'absolute', top: -36, left: 'calc(50% - 36px)', color: 'var(--boot-primary, #435B5B)' }}
    >
      <circle cx={36} cy={36} r={35} fill="#FFFDF8" stroke="#CDBF9F" />
      <circle cx={36} cy={36} r={27} fill="currentColor" />
      <circle
        cx={36}
        cy={36}
        r={30.5}
        fill="none"
        stroke="currentColor"
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth={2}
      />
      <path d="M36 23a8 8 0 0 1 4.2 14.8L43 50H29l2.8-12.2A8 8 0 0 1 36 23Z" fill="#FFFDF8" />
    </svg>
  );
}
