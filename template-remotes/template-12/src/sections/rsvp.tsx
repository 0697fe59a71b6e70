import { useRsvpView } from '@janur/kit';
import { RsvpSection } from '@janur/template-parts';
import { Banner, Block } from '../parts/block.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

/** Two blocks to say yes or no. */
export function Rsvp() {
  const { isWishOnly } = useRsvpView();
  return (
    <RsvpSection
      page={({ title, above, label = title, children }) => (
        <Block title={label} note={isWishOnly ? above : title}>
          {children}
        </Block>
      )}
      form={rsvpForm}
      banner={(picture) => <Banner picture={picture} />}
    />
  );
}
