import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { LinkPreview } from './link-preview.ts';

/** The couple's link as WhatsApp shows it in a message of one's own. */
export function LinkBubble({ address, preview }: { address: string; preview: LinkPreview }) {
  const { t } = useTranslation();
  const { title, description, image } = preview;
  const { host } = new URL(address);
  return (
    <figure role="img" aria-label={t('editor.meta.bubble_of', { title })} css={chat}>
      <div css={bubble}>
        <div css={card} data-large={image !== null || undefined}>
          {image ? <img src={image} alt="" css={picture} /> : <LinkSign />}
          <div css={{ minWidth: 0, padding: '8px 10px 9px' }}>
            <b css={titleText}>{title}</b>
            {description && <span css={descriptionText}>{description}</span>}
            <span css={hostText}>{host}</span>
          </div>
        </div>
        <p css={message}>
          {t('editor.meta.message')} <span css={{ color: ledger.chatLink }}>{address}</span>
          <span css={time}>
            19.20
            <svg
              width={16}
              height={11}
              viewBox="0 0 16 11"
              fill="none"
              stroke={ledger.chatLink}
              strokeWidth={1.5}
              aria-hidden="true"
            >
              <path d="m.8,5.8 3,3L10.3,1.2M6.6,7.7l1.2,1.1L14.3,1.2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </span>
        </p>
      </div>
    </figure>
  );
}

function LinkSign() {
  return (
    <span css={sign}>
      <svg
        width={26}
        height={26}
        viewBox="0 0 18 18"
        fill="none"
        stroke={ledger.chatMuted}
        strokeWidth={1.6}
        aria-hidden="true"
      >
        <path
          d="M7.5,10.5a3,3 0 0 0 4.3,0l2.5-2.5a3,3 0 0 0-4.3-4.3l-1,1M10.5,7.5a3,3 0 0 0-4.3,0L3.7,10a3,3 0 0 0 4.3,4.3l1-1"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const chat = {
  margin: 0,
  width: 'min(440px, 100%)',
  padding: '18px 20px',
  borderRadius: 14,
  background: ledger.chat,
  color: ledger.chatInk,
  fontFamily: SYSTEM,
  wordSpacing: 0,
} as const;

const bubble = {
  position: 'relative',
  width: 'min(340px, 100%)',
  marginInlineStart: 'auto',
  padding: 4,
  borderRadius: '8px 0 8px 8px',
  background: ledger.chatBubble,
  boxShadow: `0 1px .5px ${ledger.shade}`,
  // the bubble's corner
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    right: -8,
    borderStyle: 'solid',
    borderWidth: '0 0 10px 8px',
    borderColor: `transparent transparent transparent ${ledger.chatBubble}`,
  },
} as const;

const card = {
  display: 'flex',
  overflow: 'hidden',
  borderRadius: 6,
  background: ledger.chatCard,
  '&[data-large]': { flexDirection: 'column' },
} as const;

const picture = { display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' } as const;

const sign = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 76,
  minHeight: 76,
  borderInlineEnd: `2px solid ${ledger.chatBubble}`,
} as const;

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;

const titleText = { ...clamp(2), fontSize: 14, fontWeight: 600, lineHeight: 1.35 } as const;
const descriptionText = { ...clamp(2), color: ledger.chatMuted, fontSize: 13, lineHeight: 1.35 } as const;
const hostText = { display: 'block', marginTop: 1, color: ledger.chatMuted, fontSize: 12 } as const;

const message = {
  display: 'flow-root',
  margin: 0,
  padding: '6px 6px 4px',
  fontSize: 14.2,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
} as const;

const time = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  float: 'right',
  margin: '4px 0 0 10px',
  color: ledger.chatMuted,
  fontSize: 11,
} as const;
