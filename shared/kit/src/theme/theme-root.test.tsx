import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { client, skin } from '../testing/fixture.ts';
import { pageLook } from './page-look.ts';
import { ThemeRoot } from './theme-root.tsx';

const printed = css({ letterSpacing: '.1em' });
const other = css({ letterSpacing: '.2em' });

afterEach(() => {
  document.head.innerHTML = '';
});

/** The styles that Emotion made for looks shown one after the other, on a page that came with those of `look`. */
function stylesOf(shown: readonly string[], look: string) {
  document.head.innerHTML = `<style data-first-screen="${look}">.j-${printed.name}{letter-spacing:.1em}</style>`;
  const cache = createCache({ key: 'j', speedy: false });
  for (const id of shown)
    render(
      <CacheProvider value={cache}>
        <ThemeRoot look={pageLook({ [id]: skin }, client({ option: { template: id } }).option)}>
          <p css={printed} />
          <p css={other} />
        </ThemeRoot>
      </CacheProvider>,
    ).unmount();
  return [...document.querySelectorAll('style[data-emotion]')].map((style) => style.textContent).join('');
}

test('rules that the page came with are not made again', () => {
  const styles = stylesOf(['TEMPLATE_1'], 'TEMPLATE_1');
  expect(styles).not.toContain(printed.name);
  expect(styles).toContain(other.name);
});

test('a look that takes the place of the printed one makes all of its own, and the printed rules go', () => {
  expect(stylesOf(['TEMPLATE_1', 'TEMPLATE_2'], 'TEMPLATE_1')).toContain(printed.name);
  expect(document.querySelector('style[data-first-screen]')).toBeNull();
});
