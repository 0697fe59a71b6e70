import { Photo, useInvitation, useTexts } from '@janur/kit';
import { block } from './look.ts';

export function Gallery() {
  const { t } = useTexts();
  const { client } = useInvitation();
  const pictures = client.content.galleries.filter(({ section }) => section === 'SECTION_1' || section === 'SECTION_2');
  return (
    <div css={block}>
      <h2>{t('nav.gallery')}</h2>
      <ul css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {pictures.map((picture) =>
          picture.picture_url ? (
            <li key={picture.id}>
              <Photo
                src={picture.picture_url}
                alt={picture.title ?? ''}
                imageCss={picture.css}
                css={{ width: '100%', aspectRatio: '1', borderRadius: 2, background: 'var(--third)' }}
              />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
