import { draw, type Printout } from './print-guest.ts';

const printout: Printout = {
  event: 'Resepsi',
  couple: 'Larasati & Bagaskara',
  name: 'Ibu <b>Ratna</b>',
  table: 'Meja 12',
  people: '4 orang',
  code: 'SINTA001',
};
const sheet = () => document.implementation.createHTMLDocument();

test('a ticket says who, where and how many, and carries a code', () => {
  const page = sheet();
  draw(page, 'TICKET', printout);
  expect(page.body.textContent).toBe('Larasati & BagaskaraResepsiIbu <b>Ratna</b>Meja 124 orangSINTA001');
  expect(page.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
});

test('a name is text, whatever is written in it', () => {
  const page = sheet();
  draw(page, 'LABEL', printout);
  expect(page.querySelector('b')).toBeNull();
  expect(page.querySelector('.name')?.textContent).toBe('Ibu <b>Ratna</b>');
});

test('a label has no code, and a walk-in without a code or a table none on the ticket', () => {
  const label = sheet();
  draw(label, 'LABEL', printout);
  expect(label.querySelector('svg')).toBeNull();
  const ticket = sheet();
  draw(ticket, 'TICKET', { ...printout, code: null, table: null });
  expect(ticket.querySelector('svg')).toBeNull();
  expect(ticket.querySelector('.table')).toBeNull();
});
