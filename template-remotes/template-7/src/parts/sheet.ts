import spray from '../assets/spray.svg';
import { lacquerButton } from './layout.ts';

/** The kit's dialog as a red packet: lacquer above, paper below. */
export const sheet = {
  width: 'min(460px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: '2px solid #d4a24a',
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: `url("${spray}") 50% 9px / 88px 46px no-repeat, linear-gradient(var(--deep) 0 64px, #d4a24a 64px 66px, var(--base) 66px)`,
  boxShadow: '0 24px 60px #2a0706cc',
  '&::backdrop': { background: '#2a0706d0' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '8px 18px 28px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...lacquerButton,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
    '--focus': 'var(--on-primary)',
  },
  '& [data-part="title"]': { marginTop: 14, fontSize: '1.875rem', lineHeight: 1.15, color: 'var(--title)' },
} as const;
