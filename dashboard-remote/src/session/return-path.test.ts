import { loginPath, returnPath } from './return-path.ts';

test('the login leads back to where one wanted to go, search and all', () => {
  const login = loginPath({ pathname: '/clients', search: '?q=a b&page=2' });
  expect(login.startsWith('/login?')).toBe(true);
  expect(returnPath(new URLSearchParams(login.split('?')[1]))).toBe('/clients?q=a b&page=2');
});

test('home needs no remembering', () => {
  expect(loginPath({ pathname: '/', search: '' })).toBe('/login');
});

test.each([[''], ['to='], ['to=//evil.example'], ['to=/%5Cevil.example'], ['to=https://evil.example'], ['to=/login']])(
  'with "%s" the login leads home',
  (search) => {
    expect(returnPath(new URLSearchParams(search))).toBe('/');
  },
);
