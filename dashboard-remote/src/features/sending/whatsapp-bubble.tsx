import { type Language, tagOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Fragment, useState } from 'react';

interface WhatsAppBubbleProps {
  text: string;
  /** What it is written in. */
  language: Language;
  /** Whose name is written in bold. */
  name?: string;
  /** On a phone the first lines, the rest by a tap: what is to be pressed stays above the fold. */
  isFolded?: boolean;
}

const LINES_SHOWN = 7;
const LONG = 260;

/** The message as the guest will see it: a bubble on WhatsApp's paper, its link blue. */
export function WhatsAppBubble({ text, language, name, isFolded = false }: WhatsAppBubbleProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = isFolded && (text.length > LONG || text.split('\n').length > LINES_SHOWN);
  return (
    <div role="group" aria-label={t('sending.preview')} css={paper}>
      <p lang={tagOf(language)} css={bubble} data-folded={(isLong && !isWhole) || undefined}>
        {text.split(/(https?:\/\/\S+)/).map((part, at) => (
          // the parts stand where they stand
          <Fragment key={at}>{/^https?:/.test(part) ? <span css={link}>{part}</span> : withName(part, name)}</Fragment>
        ))}
      </p>
      {isLong && (
        <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} css={more}>
          {t(isWhole ? 'sending.less_text' : 'sending.whole_text')}
        </button>
      )}
    </div>
  );
}

/** The name, wherever it stands, in bold. */
function withName(part: string, name: string | undefined) {
  if (!name || !part.includes(name)) return part;
  return part.split(name).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <b css={{ fontWeight: 600 }}>{name}</b>}
      {piece}
    </Fragment>
  ));
}

const paper = {
  padding: '14px 14px 14px 30px',
  borderRadius: 14,
  background: ledger.chat,
  backgroundImage: `radial-gradient(${ledger.chatCard} 1.2px, transparent 1.3px)`,
  backgroundSize: '18px 18px',
  '@media (max-width: 30em)': { padding: '10px 14px 10px 12px' },
} as const;

const link = { color: ledger.chatLink, overflowWrap: 'anywhere' } as const;

const bubble = {
  position: 'relative',
  width: 'fit-content',
  maxWidth: 460,
  margin: '0 0 0 auto',
  padding: '9px 12px 11px',
  borderRadius: '10px 0 10px 10px',
  background: ledger.chatBubble,
  color: ledger.chatInk,
  boxShadow: `0 1px .5px ${ledger.shade}`,
  font: '400 15px/1.4 system-ui, sans-serif',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: -8,
    borderTop: `9px solid ${ledger.chatBubble}`,
    borderInlineEnd: '9px solid transparent',
  },
  '@media (max-width: 47.99em)': {
    '&[data-folded]': {
      maxHeight: 176,
      overflow: 'hidden',
      maskImage: 'linear-gradient(#000 78%, transparent)',
    },
  },
} as const;

const more = {
  display: 'none',
  minHeight: 36,
  margin: '4px 0 -6px auto',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: ledger.chatMuted,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '@media (max-width: 47.99em)': { display: 'block' },
} as const;
