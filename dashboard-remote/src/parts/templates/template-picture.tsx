import { canonicalTemplateId } from '@janur/contracts/rules';
import { ledger } from '@janur/ui';
import { useGuestOrigin } from '../guest-origin.ts';
import { PICTURES } from './pictures.ts';
import { useTemplates } from './use-templates.ts';

/** What the printed opening is laid out for. */
const PAGE = { width: 390, height: 488 };

/** A couple's own opening in small, as its guests see it before they open; the template's where not everybody may see it. */
export function InvitationPicture({ slug, size = 40 }: { slug: string; size?: number }) {
  return (
    <span css={frame} style={{ width: size, height: size * 1.25 }}>
      <Printed path={`of/${encodeURIComponent(slug)}`} title={slug} size={size} />
    </span>
  );
}

function Printed({ path, title, size }: { path: string; title: string; size: number }) {
  const guests = useGuestOrigin();
  return (
    <iframe
      src={`${guests}/templates/${path}`}
      title={title}
      loading="lazy"
      tabIndex={-1}
      aria-hidden="true"
      sandbox=""
      css={printed}
      style={{ scale: String(size / PAGE.width) }}
    />
  );
}

/**
 * The template's opening screen in small: its picture, else as its build printed it; a blank sheet when nobody publishes it.
 * Decoration: its name stands beside it.
 */
export function TemplatePicture({ id, size = 40 }: { id: string | undefined; size?: number }) {
  const { find } = useTemplates();
  const picture = id === undefined ? undefined : PICTURES.get(canonicalTemplateId(id));
  const published = id === undefined ? undefined : find(id);
  const height = size * 1.25;
  return (
    <span css={frame} style={{ width: size, height }}>
      {picture && <img src={picture} alt="" width={size} height={height} css={{ display: 'block' }} />}
      {!picture && published && <Printed path={published.template_id} title={published.template_id} size={size} />}
      {!picture && !published && <BlankSheet />}
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

const printed = { ...PAGE, border: 0, display: 'block', transformOrigin: '0 0', pointerEvents: 'none' } as const;

const frame = {
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 6,
  background: ledger.line,
  boxShadow: `0 0 0 1px ${ledger.border}`,
} as const;
