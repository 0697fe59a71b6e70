import { type HostView, Photo, type PictureView } from '@janur/kit';
import type { ReactNode } from 'react';

interface HostPhotoProps {
  host: HostView;
  className?: string;
  sizes?: string;
  /** Stands where there is no picture: `<Initial css={…} of={[host.name]} />`. */
  instead?: ReactNode;
}

/** One host's portrait. */
export function HostPhoto({ host, className, sizes, instead = null }: HostPhotoProps) {
  const { photoUrl, photoAlt, imageCss } = host;
  if (!photoUrl) return instead;
  return <Photo {...given({ className, sizes })} src={photoUrl} alt={photoAlt} imageCss={imageCss} />;
}

/** Both hosts in one picture. */
export function CouplePhoto({
  picture,
  className,
  sizes,
  instead = null,
}: Omit<HostPhotoProps, 'host'> & { picture: PictureView | null }) {
  if (!picture) return instead;
  const { src, alt, imageCss } = picture;
  return <Photo {...given({ className, sizes })} src={src} alt={alt} imageCss={imageCss} />;
}

/** The first letters of names, in place of a picture. */
export const Initial = ({
  of,
  joiner = ' ',
  className,
}: {
  of: readonly string[];
  joiner?: string;
  className?: string;
}) => (
  <span className={className} aria-hidden="true">
    {of.map((name) => [...name][0]).join(joiner)}
  </span>
);

const given = ({ className, sizes }: { className?: string | undefined; sizes?: string | undefined }) => ({
  ...(className && { className }),
  ...(sizes && { sizes }),
});
