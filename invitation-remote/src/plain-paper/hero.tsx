import {
  Countdown,
  dotted,
  HeroBackgrounds,
  Photo,
  useAddressedGuest,
  useCouple,
  useCoverAlt,
  useDay,
  useEyebrow,
  useHero,
  useInvitation,
  useTexts,
  useYears,
} from '@janur/kit';
import { RULE } from './look.ts';
import { Names } from './names.tsx';

/** A letter's head: what it is and when, the names beside the picture, or with STYLE_TEMPLATE6 under it. */
export function Hero() {
  const { t } = useTexts();
  const { client } = useInvitation();
  const eyebrow = useEyebrow();
  const years = useYears();
  const { initials } = useCouple();
  const isUnder = useHero().layout === 'template-6';
  const day = useDay();
  const guestName = useAddressedGuest();
  const isBirthday = client.option.web_type === 'BIRTHDAY';
  const kind = client.option.custom_text && !isBirthday ? eyebrow : t(isBirthday ? 'paper.birthday' : 'paper.wedding');
  const hasPicture = useHasPicture();
  const isBeside = hasPicture && !isUnder;
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
          fontSize: '1rem',
        }}
      >
        <span>{dotted([kind, isBirthday ? years : null])}</span>
        {day && <time dateTime={day.dateTime}>{day.full}</time>}
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: isBeside ? '1fr minmax(112px, 34%)' : '1fr',
          gap: 16,
          alignItems: 'center',
          padding: '24px 0',
        }}
      >
        {isBeside ? (
          <>
            <Names as="h1" align="start" />
            <Picture />
          </>
        ) : (
          <>
            {hasPicture && <Picture isWide />}
            {isUnder && (
              <p
                aria-hidden
                css={{
                  margin: 0,
                  textAlign: 'center',
                  color: 'var(--title)',
                  font: '400 1.75rem/1 var(--font-heading)',
                }}
              >
                {initials.join(' · ')}
              </p>
            )}
            <Names as="h1" />
          </>
        )}
      </div>
      {guestName && (
        <p css={{ margin: '0 0 20px', overflowWrap: 'anywhere' }}>
          {t('opening.to')} <strong>{guestName}</strong>
        </p>
      )}
      <Countdown
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))',
          border: RULE,
          borderInline: 0,
        }}
      >
        {({ units }) =>
          units.map(({ unit, value, label }, index) => (
            <span
              key={unit}
              css={{ display: 'grid', justifyItems: 'center', padding: '12px 4px', borderLeft: index ? RULE : 0 }}
            >
              <span
                css={{
                  color: 'var(--title)',
                  font: '400 1.75rem/1.2 var(--font-heading)',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {value}
              </span>
              <span css={{ fontSize: '1rem' }}>{label}</span>
            </span>
          ))
        }
      </Countdown>
    </div>
  );
}

/** The hero's own pictures, else the opening's, else a host's. */
function Picture({ isWide = false }: { isWide?: boolean }) {
  const alt = useCoverAlt();
  const { backgrounds } = useHero();
  const spare = useSparePicture();
  const sizes = isWide ? '(min-width: 767px) 544px, 100vw' : '(min-width: 767px) 190px, 34vw';
  const frame = {
    position: 'relative',
    width: '100%',
    aspectRatio: isWide ? '3 / 2' : '4 / 5',
    borderRadius: 2,
    overflow: 'hidden',
    background: 'var(--third)',
  } as const;
  if (backgrounds.length > 0) {
    return (
      <div css={frame}>
        <HeroBackgrounds sizes={sizes} />
      </div>
    );
  }
  return spare && <Photo src={spare} alt={alt} sizes={sizes} css={frame} />;
}

function useSparePicture(): string | null {
  const { content } = useInvitation().client;
  const { hosts } = useCouple();
  return content.opening_modal_image ?? hosts[0]?.photoUrl ?? null;
}

function useHasPicture(): boolean {
  const spare = useSparePicture();
  return useHero().backgrounds.length > 0 || spare !== null;
}
