import { RsvpForm, useInvitation, useTexts, WishesList } from '@janur/kit';
import { block, button, quietButton, RULE } from './look.ts';

const DANGER = '#B42318';

const form = {
  display: 'grid',
  gap: 22,
  '& [data-part="field"]': { display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& [data-part="label"]': { padding: 0, fontWeight: 700 },
  '& [data-part="hint"]': { fontWeight: 400 },
  '& [data-part="error"]:not(:empty)': { color: DANGER },
  '& input:not([type="radio"], [type="checkbox"]), & textarea, & select': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 48,
    padding: '10px 12px',
    border: '1px solid color-mix(in srgb, var(--ink) 60%, transparent)',
    borderRadius: 2,
    background: '#fff',
    color: '#2F3A34',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& [data-invalid] input:not([type="radio"], [type="checkbox"]), & [data-invalid] textarea': { borderColor: DANGER },
  '& [data-part="choices"]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  '& [data-part="choice"]': {
    ...quietButton,
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: 10,
    flex: '1 1 140px',
  },
  '& [data-part="choice"][data-selected]': { background: 'var(--primary)', color: 'var(--on-primary)' },
  '& :is(input[type="radio"], input[type="checkbox"])': {
    width: 20,
    height: 20,
    margin: 0,
    accentColor: 'var(--on-primary)',
  },
  '& [data-part="submit"]': { ...button, width: '100%' },
  '& [data-part="error-summary"]': {
    padding: 16,
    border: `2px solid ${DANGER}`,
    background: '#fff',
    color: '#2F3A34',
    '& ul': { margin: '8px 0 0', paddingLeft: 20 },
    '& a': { color: DANGER, display: 'inline-block', padding: '4px 0' },
  },
  '& [data-part="status"]:empty': { display: 'none' },
  '& [data-part="failed"]': { margin: 0, color: DANGER },
  '& [data-part="waiting"], & [data-part="answered"]': {
    margin: 0,
    padding: '12px 16px',
    borderLeft: '4px solid currentColor',
  },
} as const;

export function Rsvp() {
  const { t } = useTexts();
  const { client } = useInvitation();
  return (
    <div css={block}>
      <h2>{client.option.rsvp_style === 'WISH_ONLY' ? t('nav.wishes') : t('rsvp.title')}</h2>
      <RsvpForm css={form} />
    </div>
  );
}

export function Wishes() {
  const { t } = useTexts();
  return (
    <div css={block}>
      <h2>{t('wishes.title')}</h2>
      <WishesList
        css={{
          '& [data-part="list"]': { margin: 0, padding: 0, listStyle: 'none' },
          '& [data-part="wish"]': { padding: '16px 0', borderTop: RULE, overflowWrap: 'anywhere' },
          '& [data-part="head"]': {
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '0 12px',
            margin: 0,
          },
          '& [data-part="time"]': { fontSize: '0.9375rem' },
          '& [data-part="message"]': { margin: '4px 0 0', whiteSpace: 'pre-line' },
          '& [data-part="answer"]': { marginTop: 12, paddingLeft: 14, borderLeft: '3px solid currentColor' },
          '& [data-part="answered-by"]': { margin: 0, fontSize: '0.9375rem', fontWeight: 700 },
          '& [data-part="more"]': { ...quietButton, width: '100%', marginTop: 16 },
        }}
      />
    </div>
  );
}
