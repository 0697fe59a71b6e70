import { fireEvent, screen } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import type { WishesState } from './use-wishes.ts';
import { WishesView } from './wishes-list.tsx';

const wish = (id: string, message: string) => ({ id, name: 'Budi', message, created_at: '2027-01-08T00:00:00.000Z' });

function show(change: Partial<WishesState>) {
  const view = { wishes: [], state: 'ready' as const, isEndless: false, loadMore: null, retry: null, ...change };
  renderOn(client(), <WishesView view={view} />);
}

/** How often the list asks for more where everything is in view at once. */
function countAsks(isEndless: boolean): { asked: number } {
  const count = { asked: 0 };
  class EverythingInView {
    readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry; // what is read of it
      this.report([entry], this as unknown as IntersectionObserver); // nobody uses the second
    }
    disconnect() {}
  }
  globalThis.IntersectionObserver = EverythingInView as unknown as typeof IntersectionObserver; // what is used of it
  show({ wishes: [wish('1', 'Selamat')], isEndless, loadMore: () => void (count.asked += 1) });
  return count;
}

test('a list without wishes says so', () => {
  show({});
  expect(screen.getByText('No wishes found')).toBeTruthy();
});

test('a wish has its name, its day and its words', () => {
  show({ wishes: [wish('1', 'Selamat')] });
  expect(screen.getByRole('listitem').textContent).toMatch(/Budi.*8.*2027.*Selamat/);
  expect(screen.getByRole('listitem').dataset['initial']).toBe('B');
});

test('the day of a wish is the one at the place of the celebration, written as every other date', () => {
  show({ wishes: [{ ...wish('1', 'Selamat'), created_at: '2027-01-07T18:00:00.000Z' }] });
  expect(screen.getByText('08 Jan 2027').getAttribute('datetime')).toBe('2027-01-07T18:00:00.000Z');
});

test('what the hosts answered stands in the wish, with whose word it is', () => {
  show({ wishes: [{ ...wish('1', 'Selamat'), answer: 'Terima kasih,\nBudi!' }, wish('2', 'Semoga langgeng')] });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Selamat.*Reply from Sinta and Rama.*Terima kasih,\nBudi!/s);
  expect(second?.textContent).not.toMatch(/Reply/);
});

test('until more was asked for, what stands below the list can be reached', () => {
  const count = countAsks(false);
  expect(count.asked).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show more wishes' }));
  expect(count.asked).toBe(1);
});

test('once more was asked for, the list goes on by itself', () => {
  expect(countAsks(true).asked).toBe(1);
});

test('a page that did not come can be asked for again', () => {
  let again = 0;
  show({ state: 'failed', retry: () => void (again += 1) });
  expect(screen.getByText('The wishes could not be loaded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toBe(1);
});
