import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Fragment } from 'react';

/** The message as the guest will see it: a bubble on WhatsApp's paper, its link blue. */
export function WhatsAppBubble({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('sending.preview')} css={paper}>
      <p css={bubble}>
        {text.split(/(https?:\/\/\S+)/).map((part, at) => (
          // the parts stand where they stand
          <Fragment key={at}>
            {/^https?:/.test(part) ? (
              <span css={{ color: ledger.chatLink, overflowWrap: 'anywhere' }}>{part}</span>
            ) : (
              part
            )}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

const paper = {
  padding: '18px 14px 18px 34px',
  borderRadius: 14,
  background: ledger.chat,
  backgroundImage: `radial-gradient(${ledger.chatCard} 1.2px, transparent 1.3px)`,
  backgroundSize: '18px 18px',
} as const;

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
} as const;
