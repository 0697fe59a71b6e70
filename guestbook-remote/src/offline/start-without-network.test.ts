import { startWithoutNetwork, useReadiness } from './start-without-network.ts';

const readiness = () => useReadiness.getState().readiness;

/** The browser's side of service workers, which jsdom lacks; `asked` is what was registered. */
function browserWith({ refuses = false, active = false }: { refuses?: boolean; active?: boolean }) {
  const asked: [string, RegistrationOptions | undefined][] = [];
  const activated = Promise.withResolvers<void>();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      async register(address: string, options?: RegistrationOptions) {
        if (refuses) throw new TypeError('the network is down');
        asked.push([address, options]);
      },
      getRegistration: async () => (active ? { active: {} } : undefined),
      ready: activated.promise,
    },
  });
  return { asked, activated };
}

beforeEach(() => useReadiness.setState({ readiness: 'preparing' }));
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the app is ready once the device has all its files, and not before', async () => {
  const { asked, activated } = browserWith({});
  const started = startWithoutNetwork();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([['/guest-book/worker.js', { scope: '/guest-book', updateViaCache: 'none' }]]);
  expect(readiness()).toBe('preparing');
  activated.resolve();
  await started;
  expect(readiness()).toBe('ready');
});

test('without a network the app of an earlier day goes on', async () => {
  browserWith({ refuses: true, active: true }).activated.resolve();
  await startWithoutNetwork();
  expect(readiness()).toBe('ready');
});

test('a device that keeps nothing says so: on its first day without a network', async () => {
  browserWith({ refuses: true });
  await startWithoutNetwork();
  expect(readiness()).toBe('failed');
});

test('and in a browser that has no place for an app, such as a private window', async () => {
  await startWithoutNetwork();
  expect(readiness()).toBe('failed');
});
