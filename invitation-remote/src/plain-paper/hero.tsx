import { Countdown, Photo, useCouple, useDay, useGuestName, useInvitation, useTexts } from '@janur/kit';
import { RULE } from './look.ts';
import { Names } from './names.tsx';

export function Hero() {
  const { t } = useTexts();
  const { client } = useInvitation();
  const { hosts, joinedNames } = useCouple();
  const day = useDay();
  const guestName = useGuestName();
  const { opening_modal_image, hero_backgrounds } = client.content;
  const photo = hero_backgrounds[0]?.picture_url ?? opening_modal_image ?? hosts[0]?.photoUrl;
  return (
    <div css={{ paddingBottom: 28 }}>
      <p
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '0 16px',
          margin: 0,
          padding: '12px 0',
          borderBottom: RULE,
          fontSize: 16,
        }}
      >
        <span>{t(client.option.web_type === 'BIRTHDAY' ? 'paper.birthday' : 'paper.wedding')}</span>
        {day && <time dateTime={day.dateTime}>{day.full}</time>}
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: photo ? '1fr minmax(112px, 34%)' : '1fr',
          gap: 16,
          alignItems: 'center',
          padding: '24px 0',
        }}
      >
        <Names as="h1" align={photo ? 'start' : 'center'} />
        {photo && (
          <Photo
            src={photo}
            alt={t('opening.cover', { names: joinedNames })}
            css={{ width: '100%', aspectRatio: '4 / 5', borderRadius: 2, background: 'var(--third)' }}
          />
        )}
      </div>
      {guestName && (
        <p css={{ margin: '0 0 20px', overflowWrap: 'anywhere' }}>
          {t('opening.to')} <strong>{guestName}</strong>
        </p>
      )}
      <Countdown css={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', border: RULE, borderInline: 0 }}>
        {({ units }) =>
          units.map(({ unit, value, label }, index) => (
            <span
              key={unit}
              css={{ display: 'grid', justifyItems: 'center', padding: '12px 4px', borderLeft: index ? RULE : 0 }}
            >
              <span
                css={{
                  color: 'var(--title)',
                  font: '400 28px/1.2 var(--font-heading)',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {value}
              </span>
              <span css={{ fontSize: 16 }}>{label}</span>
            </span>
          ))
        }
      </Countdown>
    </div>
  );
}
