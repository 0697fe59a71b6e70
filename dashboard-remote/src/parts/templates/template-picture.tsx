import { ledger } from '@janur/ui';
import { templateOf } from './templates.ts';

/** The template's opening screen in small; a blank sheet when the template is unknown. Decoration: its name stands beside it. */
export function TemplatePicture({ id, size = 40 }: { id: string | undefined; size?: number }) {
  const template = id === undefined ? undefined : templateOf(id);
  const height = size * 1.25;
  return (
    <span css={frame} style={{ width: size, height }}>
      {template ? (
        <img src={template.thumbnail} alt="" width={size} height={height} css={{ display: 'block' }} />
      ) : (
        <BlankSheet />
      )}
    </span>
  );
}

function BlankSheet() {
  return (
    <svg
      viewBox="0 0 40 50"
      width="100%"
      height="100%"
      aria-hidden="true"
      css={{ display: 'block', background: ledger.line }}
    >
      <g fill="none" stroke={ledger.faint} strokeWidth={1.4} strokeLinecap="round" strokeLinejoin="round">
        <rect x={9.5} y={11} width={21} height={28} rx={2} fill={ledger.card} />
        <path d="M14,31h12M16,35h8" />
        <path d="M20,25.5c-3.4-2.3-5-4-5-5.8a2.6,2.6 0 0 1 5-.9 2.6,2.6 0 0 1 5 .9c0,1.8-1.6,3.5-5,5.8z" />
      </g>
    </svg>
  );
}

const frame = {
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 6,
  background: ledger.line,
  boxShadow: `0 0 0 1px ${ledger.border}`,
} as const;
