import { css } from '@emotion/react';
import { useSettings } from '@janur/kit';
import { settings } from '../settings.ts';

const chips = css({
  '&&': { gap: 10, marginTop: 18 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '9px 16px 9px 12px',
    borderRadius: 30,
    font: '600 1.0625rem/1.15 var(--font-script)',
    background: 'var(--lilac)',
  },
  '& li:nth-of-type(2)': { background: 'var(--blush)' },
  '& li:nth-of-type(3)': { background: 'var(--mint)' },
});

/** A crayon, a cupcake and a teddy, 24 × 24. */
const ICONS = [
  'M5,19l1,-5L16,4l4,4L10,18ZM13,7l4,4M5,19l5,-1',
  'M6,12h12l-2,8H8ZM5,12c-2,-4 2,-6 4,-5c1,-4 6,-4 7,0c3,-1 5,2 3,5ZM12,4V2M10,15v3M14,15v3',
  'M7,8a2.5,2.5 0 1 1 3,-3M14,5a2.5,2.5 0 1 1 3,3M12,5a7,7 0 1 0 0,15a7,7 0 1 0 0,-15M9,11v.1M15,11v.1M10,15q2,2 4,0',
];

/** What the little host likes best. */
export function Favourites() {
  const { favourite_colour, favourite_food, favourite_toy } = useSettings(settings);
  const likes = [favourite_colour, favourite_food, favourite_toy];
  if (!likes.some(Boolean)) return null;
  return (
    <ul css={chips}>
      {likes.map(
        (like, index) =>
          like && (
            <li key={index}>
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={ICONS[index]} />
              </svg>
              {like}
            </li>
          ),
      )}
    </ul>
  );
}
