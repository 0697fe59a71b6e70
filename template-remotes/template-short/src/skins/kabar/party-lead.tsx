import { css } from '@emotion/react';
import { useGreeting } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { lead } from './articles.tsx';
import { Vignette } from './vignette.tsx';

const article = css(lead, {
  [DESKTOP]: { fontSize: '1.625rem', '& > [data-columns]': { columns: 'auto', maxHeight: 'none' } },
});
const cake = css({
  display: 'block',
  width: 'calc(108 * var(--v))',
  height: 'calc(90 * var(--v))',
  margin: 'calc(10 * var(--v)) auto 0',
  // beside few words on a phone there is room for the words alone
  'span + &': { display: 'none' },
  [DESKTOP]: { width: 204, height: 170, margin: '26px auto 0', 'span + &': { display: 'block' } },
});

/** Where a birthday has no story: the greeting as the lead article, and the cake. */
export function PartyLead() {
  const { text } = useGreeting();
  return (
    <div css={article}>
      {text && <span data-columns="">{text}</span>}
      <div css={cake} data-cake="">
        <Vignette css={whole} hosts={1} />
      </div>
    </div>
  );
}
const whole = css({ display: 'block', width: '100%', height: '100%' });
