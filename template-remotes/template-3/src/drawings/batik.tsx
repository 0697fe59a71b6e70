/** The four motifs of the patchwork as patterns `id-parang`, `id-ceplok`, `id-truntum` and `id-kawung`. */
export function Batik({ id }: { id: string }) {
  const every = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`${id}-parang`} width="40" height="40" patternTransform="rotate(45)" {...every}>
        <rect width="40" height="40" fill="var(--soga-2)" />
        <g fill="none" stroke="var(--prada)">
          <path d="M0,20C6,4 16,4 20,14C23,22 15,26 13,19M20,20C24,36 34,36 40,20" strokeWidth="2.6" />
          <path d="M0,38h40M0,2h40" strokeWidth="1.2" />
        </g>
        <path d="M3,20l3-3 3,3-3,3zM17,20l3-3 3,3-3,3zM31,20l3-3 3,3-3,3z" fill="var(--prada)" />
      </pattern>
      <pattern id={`${id}-truntum`} width="34" height="34" {...every}>
        <rect width="34" height="34" fill="var(--indigo)" />
        <g fill="#e8d3a0">
          <g id={`${id}-star`}>
            <path d={`M9,3${RAYS}`} />
            <path d={`M9,3${RAYS}`} transform="rotate(45 9 9) translate(3.42 3.42) scale(.62)" />
          </g>
          <use href={`#${id}-star`} transform="translate(18.8 18.8) scale(.8)" />
          <circle cx="26" cy="9" r="1.2" />
          <circle cx="9" cy="26" r="1.2" />
        </g>
      </pattern>
      <pattern id={`${id}-ceplok`} width="48" height="48" {...every}>
        <rect width="48" height="48" fill="var(--mengkudu)" />
        <g transform="translate(24,24)" fill="none" stroke="#f2dca6" strokeWidth="1.4">
          <circle r="4" fill="#f2dca6" />
          <path d="M0-6C6-12 6-18 0-22C-6-18-6-12 0-6ZM0,6C6,12 6,18 0,22C-6,18-6,12 0,6ZM6,0C12-6 18-6 22,0C18,6 12,6 6,0ZM-6,0C-12-6-18-6-22,0C-18,6-12,6-6,0Z" />
          <path d="M5-5L12-12M-5-5L-12-12M5,5L12,12M-5,5L-12,12" />
          <path d="M14-16a2,2 0 1 0 .1,0M-14-16a2,2 0 1 0 .1,0M14,12a2,2 0 1 0 .1,0M-14,12a2,2 0 1 0 .1,0" />
        </g>
      </pattern>
      <pattern id={`${id}-kawung`} width="44" height="44" patternTransform="rotate(45)" {...every}>
        <rect width="44" height="44" fill="var(--tingi)" />
        <g fill="#fdf3d7" stroke="#5b3219" strokeWidth="1.4">
          <ellipse cx="22" cy="11" rx="7" ry="10" />
          <ellipse cx="22" cy="33" rx="7" ry="10" />
          <ellipse cx="11" cy="22" rx="10" ry="7" />
          <ellipse cx="33" cy="22" rx="10" ry="7" />
        </g>
        <circle cx="22" cy="22" r="2" fill="#5b3219" />
      </pattern>
    </defs>
  );
}

/** From the tip of a star of radius 6 around its points. */
const RAYS = 'l1.3,4.7 4.7,1.3-4.7,1.3-1.3,4.7-1.3-4.7-4.7-1.3 4.7-1.3z';
