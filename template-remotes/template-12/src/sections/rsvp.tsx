import { css } from '@emotion/react';
import { useRsvpView } from '@janur/kit';
import { RsvpSection } from '@janur/template-parts';
import { Banner, Block } from '../parts/block.tsx';
import { prose, RULE } from '../parts/type.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({
  ...prose,
  maxWidth: 'none',
  margin: 0,
  padding: '16px 20px',
  textAlign: 'start',
  borderBottom: RULE,
});

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
      lead={lead}
      banner={(picture) => <Banner picture={picture} />}
    />
  );
}
