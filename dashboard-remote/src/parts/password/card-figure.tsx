import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type LoginCard, loginCardAddress } from '../login-card.ts';
import { QrCode } from '../qr-code.tsx';

interface CardFigureProps {
  name: string;
  card: LoginCard;
  /** Alone in its dialog. */
  isLarge?: boolean;
}

/** A login card: any phone's camera reads it. */
export function CardFigure({ name, card, isLarge = false }: CardFigureProps) {
  const { t } = useTranslation();
  return (
    <figure css={isLarge ? large : small}>
      <QrCode
        content={loginCardAddress(location.origin, card)}
        label={t('ushers.login_card_of', { name })}
        size={isLarge ? 240 : 132}
      />
      <figcaption>
        <b css={{ display: 'block', marginBottom: 4 }}>{isLarge ? name : t('ushers.login_card')}</b>
        <span css={{ color: ledger.muted, lineHeight: 1.5 }}>{t('ushers.login_card_advice')}</span>
      </figcaption>
    </figure>
  );
}

const small = {
  display: 'grid',
  gridTemplateColumns: '132px 1fr',
  alignItems: 'center',
  gap: 16,
  margin: 0,
  '& svg': { borderRadius: 10 },
} as const;

const large = {
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  margin: 0,
  textAlign: 'center',
  '& svg': { borderRadius: 10 },
  '& b': { fontSize: 20 },
} as const;
